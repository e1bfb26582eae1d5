import type { ChildData, PageContent } from '@school/contract';

import { profile } from '../testing/sample-input';
import { hasContent } from './content-reader';
import type { GeneratorSources } from './generator';
import { readPrivacy } from './privacy';

function textOf(childData: ChildData, pages: Record<string, unknown> = {}) {
  const content = { current: () => ({ profile: { ...profile, childData }, pages }) };
  const page = readPrivacy({ content } as unknown as GeneratorSources) as PageContent;
  return JSON.stringify(page.blocks);
}

it.each<[ChildData, string]>([
  ['full', 'name, class, result and photo'],
  ['no-photos', 'the name and class, without a photo'],
  ['initials', 'initials in place of the name'],
  ['off', 'No toppers, no birthdays'],
])('says what is shown of pupils under %s, and nothing else', (childData, sentence) => {
  const text = textOf(childData);
  expect(text).toContain(sentence);
  if (childData !== 'full') expect(text).not.toContain('result and photo');
});

it('begins with the school’s own words', () => {
  const own = { blocks: [{ type: 'paragraph', text: 'Ask Sister Jyoti.' }] };
  expect(textOf('full', { privacy: own })).toMatch(/^\[{"type":"paragraph","text":"Ask Sister Jyoti."}/);
});

it('names the e-mail and the telephones of a school that has written no words', () => {
  const text = textOf('full');
  expect(text).toContain('"href":"mailto:office@bede.example"');
  expect(text).toContain('"href":"tel:+911009240118"');
});

it('says of each name on the device how long it stays there', () => {
  const text = textOf('full');
  expect(text).toContain(
    '["school.notices.seen","The notices were shown, and need not open again","Until you close the tab"]',
  );
  expect(text).toContain('"30 days, at most 60"]');
  expect(text).toContain('["workbox-expiration"');
});

it('is a page of every school, unlike one that shows a file alone', () => {
  expect([hasContent('privacy', {}), hasContent('accessibility', {})]).toEqual([true, false]);
  expect(hasContent('accessibility', { accessibility: {} })).toBe(true);
});
