import { attributes, enterPhase, hasChoice, idle, isSparing, pause } from '@school/shared-deps/bundled';

import { fetchAgain } from '../fetch-again';
import { fetchSectionMap } from '../fetch-section-map';
import { offerInspector } from '../inspector';
import { enhanceMenu } from '../menu';
import { noteWhetherPdfsAreShown } from '../pdf-viewer';
import { offerSuggestions } from '../search-field';
import { firstInteraction } from './first-interaction';
import { openNamedPhoto } from './named-photo';
import { fetchRuntime, runRuntime, runtimeFiles } from './runtime';
import { whenSettled, whenShown } from './when-settled';

/** A visitor who reads this long is likely to stay (milliseconds). */
const READING_MS = 8_000;
/** Time for the page itself, before what can wait is loaded (milliseconds). */
const SETTLE_MS = 3_000;

/** Elements that only code can answer. */
const NEED_CODE = `[${attributes.island}], form[action$="/Search"]`;

/**
 * Starts the page of the server. On a page with records, code is downloaded once the page is painted, and
 * runs in the background. The first interaction brings that forward. On other pages the code waits for an
 * interaction with a part that needs it. README.md has the table of phases.
 */
export async function boot(): Promise<void> {
  noteWhetherPdfsAreShown();
  await whenShown();
  enterPhase('painted');
  openNamedPhoto();
  const page = document.querySelector<HTMLElement>(`[${attributes.prerendered}]`);
  const loadsAhead = page !== null && hasRecords(page);
  const interaction = firstInteraction(loadsAhead ? undefined : NEED_CODE);
  offerInspector();
  offerSuggestions();
  enhanceMenu();
  // without import maps a browser shows the page, and nothing more
  if (!('resolve' in import.meta)) return;
  const wanted = Promise.race([interaction, pause(READING_MS)]);
  const spareTime = wanted.then(() => pause(SETTLE_MS)).then(idle);
  void spareTime
    .then(() => import(/* webpackChunkName: "later" */ '../later'))
    .then((later) => later.start());
  await (loadsAhead ? Promise.race([interaction, whenSettled()]) : interaction);

  enterPhase('fetching');
  // behind a modal dialog a visitor cannot act on the page
  const isHydrated = page !== null && !document.querySelector('dialog[open]');
  fetchRuntime(isHydrated);
  // now there is time for what is out of view; a dialog keeps the page from scrolling
  if (isHydrated) page.setAttribute(attributes.settled, '');
  if (isSparing() && !changesByItself(page)) await wanted;

  try {
    enterPhase('running');
    const { startShell } = await runRuntime(interaction);
    if (!isHydrated) {
      enterPhase('interactive');
      await wanted;
    }
    const { sections } = await fetchSectionMap();
    if (isHydrated) enterPhase('hydrating');
    startShell(sections, spareTime);
  } catch (error) {
    enterPhase('failed');
    console.error(error);
    void fetchAgain(runtimeFiles());
  }
}

/**
 * Whether the page's own code is worth its download before anybody acts. Such a page lacks records, or has
 * records and parts that answer. The fragment of an address may name a picture among them.
 */
function hasRecords(page: HTMLElement): boolean {
  if (page.hasAttribute(attributes.changing)) return true;
  const isOfRecords = page.hasAttribute(attributes.records) || location.hash !== '';
  return isOfRecords && page.querySelector(`[${attributes.island}]`) !== null;
}

/** Whether the page moves, lacks records, or has a choice in its address or form. */
function changesByItself(page: HTMLElement | null): boolean {
  return location.hash !== '' || hasChoice(document) || page?.hasAttribute(attributes.changing) === true;
}
