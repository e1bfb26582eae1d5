import { keepOffsets, type PageData, type PageSeed } from '@school/contract';

import { PAGE_DATA_ID, sessionMemory } from '../../bundled';
import { createApi } from '../api/api';
import type { Session } from './open-page';

/** The session of a document, which also knows which records the server sent with the shown page. */
interface BrowserSession extends Session {
  isSeeded: (key: string) => boolean;
  /** Takes over what the server's HTML of another page came with. */
  adopt: (page: PageSeed) => void;
}

let session: BrowserSession | undefined;

/** The session that all sections share; it starts from the data block of the server's document. */
export function browserSession(): BrowserSession {
  session ??= createSession(readPageData(document));
  return session;
}

function createSession({ site, seed, now, posted }: PageData): BrowserSession {
  let isTaken = false;
  let served: PageSeed & { at: number } = { seed: {}, now: 0, at: 0 };
  const api = createApi({ schoolCode: site.code, seed: {} });
  keepOffsets(site.timeZone, site.offsets);
  const adopt = (page: PageSeed) => {
    served = { ...page, at: Date.now() };
    api.adopt(page.seed);
  };
  adopt({ seed, now });
  return {
    api,
    adopt,
    site,
    now: () => served.now + (Date.now() - served.at),
    session: sessionMemory(),
    takePosted: () => {
      const form = isTaken ? undefined : posted;
      isTaken = true;
      return form;
    },
    isSeeded: (key) => key in served.seed,
  };
}

/** @throws when the document has no data block: then it did not come from the site's server */
export function readPageData(from: Document): PageData {
  const text = from.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error('the document has no page data');
  return JSON.parse(text) as PageData;
}
