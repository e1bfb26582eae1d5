import { addressIn, languages } from '@school/contract/languages';
import { attributes } from '@school/shared-deps/server';

import type { GeneratedFile } from './generator';

/** Every document names it in its header. */
export const RULES_ADDRESS = '/speculation-rules.json';

const headers = {
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=3600',
};

/** Links to pages, until the shell is there: it fetches their fragments. */
const pages = [
  { href_matches: '/*' },
  { not: { href_matches: ['/api/*', '/*.*'] } },
  {
    selector_matches: `:root:not([${attributes.boot}="hydrating"], [${attributes.boot}="interactive"]) a[href^="/"]:not([target], [download])`,
  },
];
/** With `immediate`: `moderate` waits for 200 ms, which is all the time between pointing and pressing. */
const pointedAt = { selector_matches: ':hover' };
/** Every page links to home, which has the most pictures. A search has its turn. A PDF ends the rendering. */
const costly = {
  href_matches: languages.flatMap((language) =>
    ['/', '/home', '/TC', '/Search'].map((path) => addressIn(language, path)),
  ),
};

/** Pages that the browser fetches or renders before their links are followed (docs/adr/0052). */
const rules = {
  prefetch: [
    { where: { and: [...pages, pointedAt] }, eagerness: 'immediate' },
    { where: { and: pages }, eagerness: 'moderate' },
  ],
  prerender: [{ where: { and: [...pages, { not: costly }] }, eagerness: 'moderate' }],
};

export const speculationRules: GeneratedFile = {
  address: RULES_ADDRESS,
  read: () => ({ version: 1, headers, generate: () => JSON.stringify(rules) }),
};
