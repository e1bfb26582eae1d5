import path from 'node:path';

import { startSite as start } from '../../root-config/tools/site.mjs';

export { root } from '../../root-config/tools/workspace.mjs';

/** A running site server. */
export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** What the tests' own environment says of a school is not meant for the sites that they start. */
const settings = { SCHOOL_API_URL: '', SCHOOL_API_TOKEN: '', SCHOOL_CODE: '', SCHOOL_TIME_ZONE: '' };

/**
 * Starts the built site in November 2026 on a free port of this machine.
 * @param env settings besides `PORT` and `HOST`; by default the sample school with its embedded content service
 * @throws when it does not answer in time, with what it said
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const calendar = path.join(import.meta.dirname, 'november-2026.mjs');
  return start({ env: { ...settings, ...env }, nodeOptions: ['--import', calendar], isQuiet: true });
}
