import { attributes, containerOf } from '@school/shared-deps/bundled';

import type { Target } from '../sections';
import type { ServedPage } from './fragments';
import { shownEntry } from './scroll';

/** Older pages are fetched again. */
const MAX_KEPT = 8;

/** Pages that were left, by their entries of the browser's history. */
const kept = new Map<string, ServedPage>();

/** The page of an entry of the history as it was left. */
export function keptPage(entry: string): ServedPage | undefined {
  const page = kept.get(entry);
  kept.delete(entry);
  return page;
}

/** Puts the HTML of a page in place, and keeps the page that was on screen for Back and Forward. */
export function placePage({ main }: ServedPage, left: Target | undefined): void {
  const shown = document.getElementById('content');
  if (!shown || !main) return;
  if (left) keepPage(shown, left);
  shown.replaceChildren(...main.childNodes);
}

function keepPage(shown: HTMLElement, { section, url }: Target): void {
  const main = shown.cloneNode(true) as HTMLElement;
  const choices = main.querySelectorAll('select');
  shown.querySelectorAll('select').forEach(({ selectedIndex }, index) => {
    const copy = choices[index];
    if (copy) copy.selectedIndex = selectedIndex;
  });
  main.querySelectorAll('dialog[open]').forEach((dialog) => dialog.removeAttribute('open'));
  const container = main.querySelector(`[id="${containerOf(section.name).id}"]`);
  container?.setAttribute(attributes.prerendered, url.pathname);
  // all of it is laid out, so that the page is as long as it was
  container?.setAttribute(attributes.settled, '');
  kept.set(shownEntry(), { title: document.title, main, data: undefined });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
