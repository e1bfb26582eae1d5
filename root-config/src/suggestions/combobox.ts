import type { SearchAnswer } from '@school/shared-deps';
import { markedParts, registerActor } from '@school/shared-deps/bundled';
import { fromEvent, map, startWith } from 'rxjs';
import { createActor } from 'xstate';

import { texts } from '../texts';
import { kindNames } from './kind-names';
import { suggestionEvents } from './suggestion-events';
import { countOptions, suggestionsMachine } from './suggestions.machine';

/** Gives a field of the search a list of suggestions, with the keys of a combobox; it stays a searchbox. */
export function enhanceField(field: HTMLInputElement): void {
  const { list, count } = addParts(field);
  const typed$ = fromEvent(field, 'input').pipe(
    startWith(undefined),
    map(() => field.value),
  );
  const actor = createActor(suggestionsMachine, { input: { events$: suggestionEvents(typed$) } });
  let shown: SearchAnswer | undefined;
  actor.subscribe(({ context: { answer, active }, value }) => {
    if (answer && answer !== shown) list.replaceChildren(...optionsOf(answer, list.id));
    shown = answer;
    list.hidden = value !== 'open';
    count.textContent = answer && value === 'open' ? texts.suggestions(countOptions(answer)) : '';
    const options = [...list.children];
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === active);
    const chosen = options[active];
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  });
  const onKey = (event: KeyboardEvent) => {
    // the keys choose among the suggestions of an input method
    if (event.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    const chosen = list.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
    if (by) actor.send({ type: 'arrow.pressed', by });
    else if (event.key === 'Escape' && !list.hidden) actor.send({ type: 'escape.pressed' });
    else if (event.key === 'Enter' && chosen) chosen.click();
    else return;
    event.preventDefault();
  };
  field.addEventListener('keydown', onKey);
  // a press on an option keeps the focus in the field until it is followed
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  const leave = () => actor.send({ type: 'field.left' });
  field.addEventListener('blur', leave);
  list.addEventListener('click', leave);
  actor.start();
  registerActor({ section: 'shell', name: `suggestions ${field.id}`, actor });
}

/** The list below the field, and the line by which screen readers hear how many options it has. */
function addParts(field: HTMLInputElement): { list: HTMLElement; count: HTMLElement } {
  const [list, count] = [document.createElement('div'), document.createElement('span')];
  const id = `${field.id}-suggestions`;
  Object.assign(list, { id, className: 'siteSuggestions', hidden: true });
  Object.assign(list, { role: 'listbox', ariaLabel: texts.suggested });
  Object.assign(count, { className: 'visuallyHidden', role: 'status' });
  field.after(list, count);
  Object.assign(field, { autocomplete: 'off', ariaAutoComplete: 'list', ariaHasPopup: 'listbox' });
  field.setAttribute('aria-controls', id);
  return { list, count };
}

/** The school's answer, the results, and the link to all of them. */
function optionsOf({ q, answers, results, total }: SearchAnswer, id: string): HTMLElement[] {
  const all = `/Search?${new URLSearchParams({ q }).toString()}`;
  const links = [
    ...answers.map(({ href, title, text }) => ({ href, title: text, marks: [], facts: title })),
    ...results.map(labelOf),
    { href: all, title: texts.allResults(total), marks: [], facts: '' },
  ];
  return links.map(({ href, title, marks, facts }, index) => {
    const option = document.createElement('a');
    Object.assign(option, { id: `${id}-${index}`, role: 'option', href, tabIndex: -1 });
    if (href.startsWith('/api/')) Object.assign(option, { target: '_blank', rel: 'noopener' });
    option.append(...markedParts(title, marks).map((part, at) => (at % 2 === 1 ? markOf(part) : part)));
    if (facts !== '') option.append(smallOf(facts));
    return option;
  });
}

/** A result with its kind; of a part of a page, its heading comes before the page. */
function labelOf({ href, title, marks, kind }: SearchAnswer['results'][number]) {
  const isPart = kind === 'page' && href.includes('#');
  const start = isPart ? title.indexOf(': ') + 2 : 0;
  const page = isPart ? `${title.slice(0, start - 2)} · ` : '';
  const shown = marks.title.map((place) => place - start).filter((place) => place >= 0);
  return { href, title: title.slice(start), marks: shown, facts: page + kindNames[kind] };
}

function smallOf(text: string): HTMLElement {
  const small = document.createElement('small');
  small.textContent = text;
  return small;
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
