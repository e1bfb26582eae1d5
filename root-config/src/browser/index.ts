import './shell.css';

import { hasChoice, pause } from '@school/shared-deps/stateless';

import { holdClicks } from './held-click';
import { holdPresses } from './held-press';
import { noteWhetherPdfsAreShown } from './pdf-viewer';
import { fetchRuntime, runRuntime } from './runtime';
import { firstIntent, whenSettled } from './when-wanted';

/** A visitor who only reads this long is likely to go on to another page (milliseconds). */
const READING_MS = 8_000;

/**
 * The server's page is complete: its code is downloaded once it is painted, and run when a visitor means to use it, when
 * something of it lives by itself, or after a while of reading.
 */
async function boot(): Promise<void> {
  const intent = firstIntent();
  holdPresses();
  noteWhetherPdfsAreShown();
  await Promise.race([intent, whenSettled()]);
  fetchRuntime();
  await runEarly();
  // now there is time for what is out of view as well
  prerendered()?.setAttribute('data-settled', '');
  const releaseClicks = holdClicks();
  if (!livesByItself()) await Promise.race([intent, pause(READING_MS)]);
  try {
    const { startShell } = await runRuntime();
    await startShell(releaseClicks);
  } catch (error) {
    // without the shell, links are plain links again
    const held = releaseClicks();
    if (held) location.assign(held);
    console.error(error);
  }
}

function prerendered(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-prerendered]');
}

/** Runs what the page wants to be run ahead of everything else; without it, the page's own code does the same later. */
async function runEarly(): Promise<void> {
  const early = prerendered()?.dataset['early'];
  if (early !== undefined) await import(/* webpackIgnore: true */ early).catch(console.error);
}

/** Whether something of the page moves, is still to come or is asked for by the address; behind a modal dialog nothing need. */
function livesByItself(): boolean {
  if (location.hash !== '' || hasChoice(document)) return true;
  return prerendered()?.dataset['lively'] !== undefined && !document.querySelector('dialog:modal');
}

void boot();
