import { inBackground, pause } from '@school/shared-deps/bundled';

import { fetchSectionMap } from '../fetch-section-map';
import { preloadCode, preloadModule } from '../navigation/preload';
import { targetOf } from '../sections';

/** Shared modules; each needs only those before it. */
const stages = ['react', '@school/shared-deps'];

/**
 * Starts the downloads of the shell and of all shared modules. If the page is hydrated, its own code is
 * downloaded too. Runs none of them.
 */
export function fetchRuntime(isHydrated: boolean): void {
  runtimeFiles().forEach(preloadModule);
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

/** Addresses of the shared modules. */
export function runtimeFiles(): readonly string[] {
  return stages.map((stage) => import.meta.resolve(stage));
}

/**
 * Runs the shared modules and the shell's, each in a task of its own, so that the browser stays responsive.
 * Until the visitor interacts with the page, that is in the background.
 */
export async function runRuntime(interaction: Promise<void>): Promise<typeof import('../shell')> {
  for (const stage of stages) {
    await import(/* webpackIgnore: true */ stage);
    await Promise.race([interaction, inBackground()]);
    await pause(0);
  }
  return import(/* webpackChunkName: "shell" */ '../shell');
}
