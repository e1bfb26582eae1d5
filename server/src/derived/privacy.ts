import type { ContentBlock, PageContent, Profile } from '@school/contract';
import {
  CLASS_KEY,
  deviceCaches,
  EXPIRY_DATABASE,
  POLICY_PREFIX,
  sessionKeys,
} from '@school/contract/device-storage';
import { DISPLAY_COOKIE } from '@school/contract/display';
import { LANGUAGE_KEY } from '@school/contract/languages';
import { phoneUrl } from '@school/shared-deps/server';

import { withHeadingIds } from '../content/heading-ids';
import { privacyTexts as texts } from '../settings/privacy-texts';
import { heading } from './content-heading';
import type { ContentGenerator } from './generator';

/** The page Privacy: the school's own words, then all that the site itself shows of pupils and stores. */
export const readPrivacy: ContentGenerator = ({ content }) => {
  const { profile, pages } = content.current();
  const own = pages['privacy'] as PageContent | undefined;
  return withHeadingIds({
    blocks: [
      ...(own?.blocks ?? askSchool(profile)),
      heading(texts.shown.title),
      paragraph(texts.shown.why),
      { type: 'list', ordered: false, items: [...texts.shown.of[profile.childData], ...texts.shown.always] },
      heading(texts.device.title),
      paragraph(texts.device.text),
      { type: 'table', caption: texts.device.caption, columns: texts.device.columns, rows: deviceRows() },
      heading(texts.server.title),
      { type: 'list', ordered: false, items: texts.server.items },
    ],
  });
};

/** Whom to ask, where the school has not written who it is. */
function askSchool({ email, phones }: Profile): ContentBlock[] {
  const phoneRows = phones.map((text) => {
    const href = phoneUrl(text);
    return [href === undefined ? text : { text, href }];
  });
  const rows = [[{ text: email, href: `mailto:${email}` }], ...phoneRows];
  return [
    heading(texts.ask.title),
    paragraph(texts.ask.text),
    { type: 'table', caption: texts.ask.caption, columns: texts.ask.columns, rows },
  ];
}

/** One row for each name under which the site stores: a name without a text is an error of types. */
function deviceRows() {
  const { keys, caches, chosenClass, chosenLanguage, display, policy, expiry } = texts.device;
  const namesOf = <N extends string>(names: Readonly<Record<N, unknown>>) => Object.keys(names) as N[];
  return [
    ...namesOf(sessionKeys).map((key) => [sessionKeys[key], ...keys[key]]),
    [CLASS_KEY, ...chosenClass],
    [LANGUAGE_KEY, ...chosenLanguage],
    [DISPLAY_COOKIE, ...display],
    ...namesOf(deviceCaches).map((key) => [
      deviceCaches[key].name,
      caches[key],
      durationOf(deviceCaches[key]),
    ]),
    [`${POLICY_PREFIX}…`, ...policy],
    [EXPIRY_DATABASE, ...expiry],
  ];
}

function durationOf({ maxEntries, maxDays }: { maxEntries: number; maxDays?: number }): string {
  return maxDays === undefined ? texts.device.most(maxEntries) : texts.device.mostDays(maxEntries, maxDays);
}

function paragraph(text: string): ContentBlock {
  return { type: 'paragraph', text };
}
