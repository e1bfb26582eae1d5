import { setTimeout as sleep } from 'node:timers/promises';

import { startSite } from '@school/workspace/site.mjs';

import { versionIn } from './versions';

const PAUSE_MS = 10;

/**
 * A visitor who loads the home page again and again from a separate server, with the files of each version.
 */
export interface Reader {
  /** How many pages have come. */
  pages: () => number;
  /** The versions that have been seen since the last call. */
  seen: () => string[];
  /** Each page that did not work, in words. */
  wrong: readonly string[];
  stop: () => Promise<void>;
}

/** @param folder a release folder with a release */
export async function startReader(folder: string): Promise<Reader> {
  const site = await startSite({ env: { SCHOOL_RELEASE: folder }, isQuiet: true });
  const wrong: string[] = [];
  const known = new Set<string>();
  let seen = new Set<string>();
  let pages = 0;
  let isStopped = false;

  const readPage = async () => {
    const answer = await fetch(`${site.url}/home`);
    const html = await answer.text();
    pages += 1;
    const version = versionIn(html);
    seen.add(version);
    if (answer.status !== 200 || !html.includes('<h1') || !html.trimEnd().endsWith('</html>')) {
      wrong.push(`a page with status ${answer.status} and ${html.length} characters`);
    }
    if (version === 'mixture') wrong.push('a page of several versions');
    if (known.has(version)) return;
    known.add(version);
    for (const address of new Set(html.match(/\/assets\/mf-home\/[\w.-]+/g))) {
      const { status } = await fetch(site.url + address);
      if (status !== 200) wrong.push(`${address} of ${version}: status ${status}`);
    }
  };
  const read = async () => {
    while (!isStopped) {
      await readPage().catch((error: unknown) => wrong.push(`no answer: ${String(error)}`));
      await sleep(PAUSE_MS);
    }
  };

  const reading = read();
  return {
    pages: () => pages,
    seen: () => {
      const versions = [...seen];
      seen = new Set();
      return versions;
    },
    wrong,
    stop: async () => {
      isStopped = true;
      await reading;
      await site.stop();
    },
  };
}
