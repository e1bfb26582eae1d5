import type { Newest } from '@school/shared-deps';

import { createElement } from '../create-element';
import { texts } from './texts';
import { clearMarks, continueVisit, isOff, isVisitOver, readIsNew, turn } from './visit';

const ADDRESS = '/content/newest.json';
/** Card or link that is new: the text that says so. */
const NEW = 'data-new';
/** Button with one of the actions. */
const VISITS = 'data-visits';
const actions: Readonly<Record<string, (newest: Newest) => void>> = {
  clear: clearMarks,
  off: () => turn('off'),
  on: () => turn('on'),
};

let newest: Newest | undefined;

/** Marks what is new since the last visit: entries of the menu, and cards of each page that is shown. */
export async function markNewest(): Promise<void> {
  await fetchNewest();
  let isQueued = false;
  let shown = location.pathname;
  const look = () => {
    isQueued = false;
    if (location.pathname !== shown) {
      shown = location.pathname;
      if (isVisitOver()) void fetchNewest();
      else if (newest) continueVisit(newest);
    }
    mark();
  };
  // pages, and the cards of lists, come and go
  new MutationObserver(() => {
    if (!isQueued) requestAnimationFrame(look);
    isQueued = true;
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${VISITS}]`) : null;
    const act = actions[button?.getAttribute(VISITS) ?? ''];
    if (!act || !newest) return;
    act(newest);
    showVisit(newest);
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}

async function fetchNewest(): Promise<void> {
  const response = await fetch(ADDRESS, { cache: 'no-cache', priority: 'low' });
  if (!response.ok) return;
  newest = (await response.json()) as Newest;
  showVisit(newest);
}

function showVisit(current: Newest): void {
  continueVisit(current);
  mark();
}

function mark(): void {
  const isNew = readIsNew();
  for (const [path, keys] of Object.entries(newest?.lists ?? {})) {
    const count = keys.filter(isNew).length;
    for (const link of document.querySelectorAll(`#site-menu a[href="${path}"]`))
      setMark(link, count > 0 && texts.newRecords(count));
    if (path.toLowerCase() === location.pathname.toLowerCase()) markPage(isNew);
  }
}

function markPage(isNew: (key: string) => boolean): void {
  let count = 0;
  for (const card of document.querySelectorAll('#content article')) {
    const day = card.querySelector('time')?.dateTime ?? '';
    const title = card.querySelector('h2')?.textContent ?? '';
    const isMarked = day !== '' && isNew(`${day} ${title}`);
    setMark(card, isMarked && texts.newRecord);
    if (isMarked) count += 1;
  }
  showControls(count);
}

function setMark(element: Element, text: string | false): void {
  if (text === false) element.removeAttribute(NEW);
  else if (element.getAttribute(NEW) !== text) element.setAttribute(NEW, text);
}

/** The line at the end of a list, which stays in view while something is marked. */
function showControls(count: number): void {
  const known = document.querySelector('.siteNew');
  const text = isOff() ? texts.marksOff : count > 0 ? texts.newSince(count) : '';
  if ((known?.firstElementChild?.textContent ?? '') === text) return;
  known?.remove();
  if (text === '') return;
  const line = createElement('p', { className: 'siteNew' });
  line.append(createElement('span', { textContent: text }));
  const offered: (keyof typeof texts.actions)[] = isOff() ? ['on'] : ['clear', 'off'];
  for (const action of offered) {
    const button = createElement('button', { type: 'button', textContent: texts.actions[action] });
    button.setAttribute(VISITS, action);
    line.append(button);
  }
  document.getElementById('content')?.append(line);
}
