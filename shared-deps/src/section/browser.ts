import { createApi } from '../api/api';
import { visitStorage } from '../stateless';
import type { Visit } from './open-page';
import type { PageData } from './types';

let visit: (Visit & { isSeeded: (key: string) => boolean }) | undefined;

/** What the pages of this visit share; begun from the data block of the document that the server sent. */
export function browserVisit() {
  visit ??= beginVisit(readPageData(document));
  return visit;
}

function beginVisit({ site, seed, now }: PageData) {
  const begun = Date.now();
  const fresh = Object.entries(seed).map(([key, loaded]) => [key, { ...loaded, at: begun }] as const);
  return {
    api: createApi({ schoolCode: site.code, seed: Object.fromEntries(fresh) }),
    site,
    now: () => now + (Date.now() - begun),
    visit: visitStorage(),
    isSeeded: (key: string) => key in seed,
  };
}

/** @throws when the document has no data block: then it did not come from the site's server */
export function readPageData(from: Document): PageData {
  const text = from.getElementById('page-data')?.textContent;
  if (!text) throw new Error('the document has no page data');
  return JSON.parse(text) as PageData;
}
