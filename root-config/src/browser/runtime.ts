import { pause } from '@school/shared-deps/stateless';

import { preloadModule } from './preload';
import { fetchSectionMap } from './sections';

/** Shared modules in the order of their needs. */
const stages = ['react', 'xstate', 'react-dom', 'react-dom/client', 'single-spa', '@school/shared-deps'];

/** Begins the downloads of all that soft navigation needs; nothing of it is run yet. */
export function fetchRuntime(): void {
  for (const specifier of [...stages, 'react/jsx-runtime', '@xstate/react', 'single-spa-react']) {
    preloadModule(import.meta.resolve(specifier));
  }
  fetchSectionMap().then(
    ({ shell }) => preloadModule(shell),
    // the shell asks again when it is run
    () => undefined,
  );
}

/** Runs it, each module in a task of its own, so that none keeps a visitor waiting. */
export async function runRuntime(): Promise<typeof import('./shell')> {
  for (const stage of stages) {
    await import(/* webpackIgnore: true */ stage);
    await pause(0);
  }
  return import(/* webpackChunkName: "shell" */ './shell');
}
