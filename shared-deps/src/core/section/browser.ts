import { sessionMemory } from '../../bundled';
import { keepOffsets } from '../../format/zone-offsets';
import { createApi } from '../api/api';
import type { Session } from './open-page';
import type { PageData } from './types';

/** The session of a document, which also knows which records the server sent with it. */
type BrowserSession = Session & { isSeeded: (key: string) => boolean };

let session: BrowserSession | undefined;

/** The session that all sections share; it starts from the data block of the server's document. */
export function browserSession(): BrowserSession {
  session ??= createSession(readPageData(document));
  return session;
}

function createSession({ site, seed, now, posted }: PageData): BrowserSession {
  let isTaken = false;
  const begun = Date.now();
  keepOffsets(site.timeZone, site.offsets);
  const fresh = Object.entries(seed).map(([key, loaded]) => [key, { ...loaded, at: begun }] as const);
  return {
    api: createApi({ schoolCode: site.code, seed: Object.fromEntries(fresh) }),
    site,
    now: () => now + (Date.now() - begun),
    session: sessionMemory(),
    takePosted: () => {
      const form = isTaken ? undefined : posted;
      isTaken = true;
      return form;
    },
    isSeeded: (key: string) => key in seed,
  };
}

/** @throws when the document has no data block: then it did not come from the site's server */
export function readPageData(from: Document): PageData {
  const text = from.getElementById('page-data')?.textContent;
  if (!text) throw new Error('the document has no page data');
  return JSON.parse(text) as PageData;
}
