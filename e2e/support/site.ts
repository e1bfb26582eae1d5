import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSite as start } from '../../team/src/workspace/site';

export { root } from '../../team/src/workspace/workspace';

/** A running site server. */
export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** The tests' own settings of a school are not passed to the sites that they start. */
const settings = { SCHOOL_API_URL: '', SCHOOL_API_TOKEN: '', SCHOOL_CODE: '', SCHOOL_TIME_ZONE: '' };

/**
 * Starts the built site in November 2026 on a free port of this machine.
 * @param env settings besides `PORT` and `HOST`; by default the sample school with its content
 *   folder
 * @throws with its output when it does not start in time
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const calendar = path.join(import.meta.dirname, 'november-2026.mjs');
  const options = { nodeOptions: ['--import', calendar], isQuiet: true };
  if (!env['SCHOOL_API_URL']) return start({ env: { ...settings, ...env }, ...options });
  // lists of another test's provider at the same port stay out
  const cache = mkdtempSync(path.join(tmpdir(), 'school-cache-'));
  const site = await start({ env: { ...settings, SCHOOL_CACHE: cache, ...env }, ...options });
  const stop = async () => {
    await site.stop();
    rmSync(cache, { recursive: true, force: true });
  };
  return { url: site.url, stop };
}
