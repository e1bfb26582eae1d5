import { pause } from '@school/shared-deps/bundled';

import { preloadModule } from '../preload';
import { fetchSectionMap } from '../sections';

/** Shared modules; each needs only those before it. */
const stages = ['react', 'xstate', 'react-dom', 'react-dom/client', 'single-spa', '@school/shared-deps'];

/** Starts the downloads of the shell and of all shared modules, and runs none of them. */
export function fetchRuntime(): void {
  for (const specifier of [...stages, 'react/jsx-runtime', '@xstate/react']) {
    preloadModule(import.meta.resolve(specifier));
  }
  fetchSectionMap().then(
    ({ shell }) => preloadModule(shell),
    // the shell fetches the map again
    () => undefined,
  );
}

/** Runs the shared modules, each in a task of its own so that the browser stays responsive, and then the shell. */
export async function runRuntime(): Promise<typeof import('../shell')> {
  for (const stage of stages) {
    await import(/* webpackIgnore: true */ stage);
    await pause(0);
  }
  return import(/* webpackChunkName: "shell" */ '../shell');
}
