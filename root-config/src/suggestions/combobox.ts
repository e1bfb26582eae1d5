import type { SearchAnswer } from '@school/shared-deps';
import { markedParts, registerActor } from '@school/shared-deps/bundled';
import { filter, fromEvent, map, startWith } from 'rxjs';
import { createActor } from 'xstate';

import { texts } from '../texts';
import { suggestionEvents } from './suggestion-events';
import {
  countOptions,
  MAX_SUGGESTIONS,
  type SuggestionsContext,
  suggestionsMachine,
} from './suggestions.machine';

/** Makes a combobox of a field of the search (WAI-ARIA: editable, with list autocomplete). */
export function enhanceField(field: HTMLInputElement): void {
  const { list, count } = addParts(field);
  // React stops events of a page without code of its own, so these come first
  const typed$ = fromEvent(document, 'input', { capture: true }).pipe(
    filter(({ target }) => target === field),
    startWith(undefined),
    map(() => field.value),
  );
  const actor = createActor(suggestionsMachine, { input: { events$: suggestionEvents(typed$) } });
  let shown: SearchAnswer | undefined;
  actor.subscribe(({ context, value }) => {
    const { answer, active } = context;
    if (answer && answer !== shown) list.replaceChildren(...optionsOf(answer, list.id));
    shown = answer;
    const isOpen = value === 'open';
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    count.textContent = isOpen ? texts.suggestions(countOptions(context) - 1) : '';
    showActive(field, list, context);
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== field) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (by) actor.send({ type: 'arrow.pressed', by });
    if (event.key === 'Escape' && actor.getSnapshot().value === 'open')
      actor.send({ type: 'escape.pressed' });
    else if (event.key === 'Enter') {
      const chosen = list.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
      if (!chosen) return;
      chosen.click();
    } else if (!by) return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey, { capture: true });
  // a press on an option keeps the focus in the field until it is followed
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  for (const [target, type] of [
    [field, 'blur'],
    [list, 'click'],
  ] as const) {
    target.addEventListener(type, () => actor.send({ type: 'field.left' }));
  }
  actor.start();
  registerActor({ section: 'shell', name: field.id || 'search', actor });
}

/** The list below the field, and the line by which screen readers hear how many options it has. */
function addParts(field: HTMLInputElement): { list: HTMLElement; count: HTMLElement } {
  const list = document.createElement('div');
  const count = document.createElement('span');
  list.id = `${field.id}-suggestions`;
  list.className = 'siteSuggestions';
  list.role = 'listbox';
  list.ariaLabel = texts.suggested;
  list.hidden = true;
  count.className = 'visuallyHidden';
  count.role = 'status';
  field.after(list, count);
  field.role = 'combobox';
  field.autocomplete = 'off';
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  return { list, count };
}

function optionsOf({ q, results, total }: SearchAnswer, id: string): HTMLElement[] {
  const all = `/Search?${new URLSearchParams({ q }).toString()}`;
  const links = [
    ...results
      .slice(0, MAX_SUGGESTIONS)
      .map(({ href, title, marks }) => ({ href, title, marks: marks.title })),
    { href: all, title: texts.allResults(total), marks: [] },
  ];
  return links.map(({ href, title, marks }, index) => {
    const option = document.createElement('a');
    option.id = `${id}-${index}`;
    option.role = 'option';
    option.href = href;
    option.tabIndex = -1;
    if (href.startsWith('/api/')) Object.assign(option, { target: '_blank', rel: 'noopener' });
    option.append(...markedParts(title, marks).map((part, at) => (at % 2 === 1 ? markOf(part) : part)));
    return option;
  });
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

function showActive(field: HTMLElement, list: HTMLElement, { active }: SuggestionsContext): void {
  for (const [index, option] of [...list.children].entries()) {
    option.setAttribute('aria-selected', String(index === active));
  }
  const id = list.children[active]?.id;
  if (id === undefined) field.removeAttribute('aria-activedescendant');
  else field.setAttribute('aria-activedescendant', id);
}
