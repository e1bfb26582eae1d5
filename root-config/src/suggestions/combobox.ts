import { contentLanguage, LANGUAGE_PARAMETER } from '@school/contract';
import type { SearchAnswer } from '@school/shared-deps';
import { attempt, kindNames, markedParts } from '@school/shared-deps/bundled';

import { createElement } from '../create-element';
import { texts } from '../texts';

const MAX_SUGGESTIONS = '5';
/** After this a server that was too busy is asked once more. */
const ASK_AGAIN_MS = 1_000;

/**
 * Gives a field of the search a list of suggestions, with the keys of a combobox; it stays a searchbox. It
 * needs no other code, so that the first letter is answered on a page that has loaded none.
 */
export function enhanceField(field: HTMLInputElement): void {
  const { list, count } = addParts(field);
  /** @param active index of the option that the arrows have reached; -1 is the field itself */
  const show = (isOpen: boolean, active = -1) => {
    const options = [...list.children];
    list.hidden = !isOpen;
    // the last option leads to all results
    count.textContent = isOpen ? texts.suggestions(options.length - 1) : '';
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === active);
    const chosen = options[active];
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    attempt(() => chosen?.scrollIntoView({ block: 'nearest' }));
  };
  /** Whether the visitor is still typing: an answer may come after the field was left. */
  let isWanted = document.activeElement === field;
  const close = () => {
    isWanted = false;
    show(false);
  };
  field.addEventListener('input', () => (isWanted = true));
  showAnswers(field, (answer) => {
    list.replaceChildren(...optionsOf(answer, list.id));
    show(isWanted && list.hasChildNodes());
  });
  const onKey = (event: KeyboardEvent) => {
    // the keys choose among the suggestions of an input method
    if (event.isComposing) return;
    if (event.key === 'Escape') isWanted = false;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const options = [...list.children] as HTMLElement[];
    const active = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    // the field is one of the places
    const places = options.length + 1;
    if (by) show(options.length > 0, ((active + 1 + by + places) % places) - 1);
    else if (event.key === 'Escape' && !list.hidden) close();
    else if (event.key === 'Enter' && active >= 0) options[active]?.click();
    else return;
    event.preventDefault();
  };
  field.addEventListener('keydown', onKey);
  // a press on an option keeps the focus in the field until it is followed
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  field.addEventListener('blur', close);
  field.form?.addEventListener('submit', close);
  // the next page gets the focus
  list.addEventListener('click', () => attempt(() => field.blur()));
}

/** Shows the answers to what is typed; an answer that is late for the next letter is dropped. */
function showAnswers(field: HTMLInputElement, show: (answer: SearchAnswer | undefined) => void): void {
  let searched = '';
  let request = new AbortController();
  const update = async () => {
    const q = field.value.trim();
    if (q === searched) return;
    searched = q;
    request.abort();
    request = new AbortController();
    const answer = q === '' ? undefined : await fetchPatiently(q, request.signal);
    if (q === searched) show(answer);
  };
  field.addEventListener('input', () => void update());
  // typed before this code was here
  void update();
}

async function fetchPatiently(q: string, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  const answer = await fetchAnswer(q, signal);
  if (answer || signal.aborted) return answer;
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  return fetchAnswer(q, signal);
}

async function fetchAnswer(q: string, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  const query = new URLSearchParams({ q, limit: MAX_SUGGESTIONS });
  try {
    const response = await fetch(`/api/search?${LANGUAGE_PARAMETER}${query.toString()}`, { signal });
    return response.ok ? ((await response.json()) as SearchAnswer) : undefined;
  } catch {
    // the field works without suggestions
    return undefined;
  }
}

/** The list below the field, and the line by which screen readers announce how many options it has. */
function addParts(field: HTMLInputElement): { list: HTMLElement; count: HTMLElement } {
  const id = `${field.id}-suggestions`;
  const look = { className: 'siteSuggestions', hidden: true };
  const list = createElement('div', { id, ...look, role: 'listbox', ariaLabel: texts.suggested });
  const count = createElement('span', { className: 'visuallyHidden', role: 'status' });
  field.after(list, count);
  Object.assign(field, { autocomplete: 'off', ariaAutoComplete: 'list', ariaHasPopup: 'listbox' });
  field.setAttribute('aria-controls', id);
  return { list, count };
}

/** The school's answer, the results, and the link to all of them. */
function optionsOf(answer: SearchAnswer | undefined, id: string): HTMLElement[] {
  if (!answer || answer.answers.length + answer.results.length === 0) return [];
  const { q, answers, results, total } = answer;
  const all = `/Search?${new URLSearchParams({ q }).toString()}`;
  const links = [
    ...answers.map(({ href, title, text }) => ({ href, title: text, marks: [], facts: title })),
    ...results.map(labelOf),
    { href: all, title: texts.allResults(total), marks: [], facts: '' },
  ];
  return links.map(({ href, title, marks, facts }, index) => {
    const option = createElement('a', { id: `${id}-${index}`, role: 'option', href, tabIndex: -1 });
    option.lang = languageOf(title);
    if (href.startsWith('/api/')) Object.assign(option, { target: '_blank', rel: 'noopener' });
    const parts = markedParts(title, marks);
    option.append(
      ...parts.map((part, at) => (at % 2 === 1 ? createElement('mark', { textContent: part }) : part)),
    );
    if (facts !== '') option.append(createElement('small', { textContent: facts, lang: languageOf(facts) }));
    return option;
  });
}

/** Texts that the school has not translated are English. */
function languageOf(text: string): string {
  return contentLanguage(text) ?? document.documentElement.lang;
}

/** A result with its kind; of a heading, it comes before its page. */
function labelOf({ href, title, marks, kind }: SearchAnswer['results'][number]) {
  const isHeading = kind === 'page' && href.includes('#');
  const start = isHeading ? title.indexOf(': ') + 2 : 0;
  const page = isHeading ? `${title.slice(0, start - 2)} · ` : '';
  const shown = marks.title.map((place) => place - start).filter((place) => place >= 0);
  return { href, title: title.slice(start), marks: shown, facts: page + kindNames[kind].one };
}
