import { attributes, enterPhase, hasChoice, isSparing, pause } from '@school/shared-deps/bundled';

import { fetchAgain } from '../fetch-again';
import { fetchSectionMap } from '../fetch-section-map';
import { offerInspector } from '../inspector';
import { noteWhetherPdfsAreShown } from '../pdf-viewer';
import { offerSuggestions } from '../search-field';
import { firstInteraction } from './first-interaction';
import { openNamedPhoto } from './named-photo';
import { pendingNavigation } from './pending-navigation';
import { fetchRuntime, runRuntime, runtimeFiles } from './runtime';
import { whenSettled } from './when-settled';

/** A visitor who reads this long is likely to follow a link (milliseconds). */
const READING_MS = 8_000;

/**
 * Starts the page of the server: its code is downloaded once the page is painted, and runs in the background.
 * The first interaction brings that forward. README.md has the table of phases.
 */
export async function boot(): Promise<void> {
  enterPhase('painted');
  openNamedPhoto();
  const interaction = firstInteraction();
  offerInspector();
  offerSuggestions();
  const wanted = Promise.race([interaction, pause(READING_MS)]);
  noteWhetherPdfsAreShown();
  await Promise.race([interaction, whenSettled()]);

  enterPhase('fetching');
  const page = document.querySelector<HTMLElement>(`[${attributes.prerendered}]`);
  // behind a modal dialog nobody can act on the page
  const isHydrated = page !== null && hasParts(page) && !document.querySelector('dialog:modal');
  fetchRuntime(isHydrated);
  // now there is time for what is out of view as well; behind a dialog nobody can scroll to it
  if (isHydrated) page.setAttribute(attributes.settled, '');
  const navigation = pendingNavigation();
  if (isSparing() && !changesByItself(page)) await wanted;

  try {
    enterPhase('running');
    const { startShell } = await runRuntime(interaction);
    if (!isHydrated) {
      enterPhase('alive');
      await wanted;
      await navigation.released();
    }
    const { sections } = await fetchSectionMap();
    if (isHydrated) enterPhase('hydrating');
    startShell({ sections, endPending: navigation.end, wanted });
  } catch (error) {
    enterPhase('failed');
    // without the shell, links are plain links again
    const pending = navigation.end();
    if (pending) location.assign(pending);
    console.error(error);
    void fetchAgain(runtimeFiles());
  }
}

/**
 * Whether the page's own code is worth its download before anybody acts: it has records, and parts that
 * answer.
 */
function hasParts(page: HTMLElement): boolean {
  const hasIslands = page.querySelector(`[${attributes.island}]`) !== null;
  return changesByItself(page) || (page.hasAttribute(attributes.records) && hasIslands);
}

/** Whether the page moves, lacks records, or has a choice in its address or form. */
function changesByItself(page: HTMLElement | null): boolean {
  return location.hash !== '' || hasChoice(document) || page?.hasAttribute(attributes.changing) === true;
}
