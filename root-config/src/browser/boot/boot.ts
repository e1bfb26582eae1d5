import { hasChoice, pause } from '@school/shared-deps/bundled';

import { noteWhetherPdfsAreShown } from '../pdf-viewer';
import { captureEvent } from './capture-event';
import { firstInteraction } from './first-interaction';
import { pendingNavigation } from './pending-navigation';
import { fetchRuntime, runRuntime } from './runtime';
import { whenSettled } from './when-settled';

/** A visitor who reads this long is likely to follow a link (milliseconds). */
const READING_MS = 8_000;

/**
 * Starts the page of the server. Its code is downloaded once the page is painted. It runs at the first interaction, at
 * once for pages that change by themselves, or after eight seconds.
 */
export async function boot(): Promise<void> {
  const interaction = firstInteraction();
  captureEvent();
  noteWhetherPdfsAreShown();
  await Promise.race([interaction, whenSettled()]);
  fetchRuntime();
  // now there is time for what is out of view as well
  servedPage()?.setAttribute('data-settled', '');
  const endPending = pendingNavigation();
  if (!hydratesByItself()) await Promise.race([interaction, pause(READING_MS)]);
  try {
    const { startShell } = await runRuntime();
    await startShell(endPending);
  } catch (error) {
    // without the shell, links are plain links again
    const pending = endPending();
    if (pending) location.assign(pending);
    console.error(error);
  }
}

function servedPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-prerendered]');
}

/** Whether the page moves, lacks records or has a choice in its address or form; not behind a modal dialog. */
function hydratesByItself(): boolean {
  if (location.hash !== '' || hasChoice(document)) return true;
  return servedPage()?.dataset['hydrateIdle'] !== undefined && !document.querySelector('dialog:modal');
}
