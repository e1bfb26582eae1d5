import { inBackground, pause } from '@school/shared-deps/bundled';

import { fetchSectionMap } from '../fetch-section-map';
import { preloadCode, preloadModule, preloadShared } from '../preload';
import { targetOf } from '../sections';

/** Shared modules; each needs only those before it. */
const stages = ['react', '@school/shared-deps'];

/**
 * Starts the downloads of the shell, of all shared modules and, for a page that is hydrated, of its own code.
 * Runs none of them.
 */
export function fetchRuntime(isHydrated: boolean): void {
  stages.forEach(preloadShared);
  fetchSectionMap().then(
    ({ shell, sections }) => {
      preloadModule(shell);
      const target = isHydrated && targetOf(sections, new URL(location.href));
      if (target) preloadCode(target);
    },
    // it is fetched again when the shell starts
    () => undefined,
  );
}

/**
 * Runs the shared modules and the shell's, each in a task of its own so that the browser stays responsive: in
 * the background until the visitor interacts with the page.
 */
export async function runRuntime(interaction: Promise<void>): Promise<typeof import('../shell')> {
  for (const stage of stages) {
    await import(/* webpackIgnore: true */ stage);
    await Promise.race([interaction, inBackground()]);
    await pause(0);
  }
  return import(/* webpackChunkName: "shell" */ '../shell');
}
