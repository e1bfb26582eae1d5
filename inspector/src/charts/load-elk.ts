import type Elk from 'elkjs/lib/elk.bundled.js';

import { elkFile } from './elk-file';

/**
 * Loads ELK, which leaves itself as a global. It is a file of its own beside the inspector; the viewer has it
 * inline. The site's policy lets no page start a worker, so that it runs in the page.
 */
export async function loadElk(): Promise<InstanceType<typeof Elk>> {
  const home = globalThis as { ELK?: typeof Elk };
  if (!home.ELK) await import(/* webpackIgnore: true */ new URL(elkFile, import.meta.url).href);
  if (!home.ELK) throw new Error(`${elkFile} is no ELK`);
  return new home.ELK();
}
