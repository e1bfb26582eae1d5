/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseFeed } from '@rowanmanning/feed-parser';
import { validateXML } from 'xmllint-wasm';

import { type FeedEntry, writeAtom, writeJsonFeed } from './feed';
import { stableId } from './stable-id';

const schema = readFileSync(path.join(__dirname, 'testing/atom.rng'), 'utf8');
const base = 'https://school.example';
const head = {
  id: stableId('SCHOOL', 'feed', 'circulars'),
  title: 'Circulars & <papers>',
  author: 'St. Bede "School"',
  page: `${base}/Circular`,
  self: `${base}/feeds/circulars.atom`,
};

const circular = (at: number): FeedEntry => ({
  id: stableId('circular', String(at)),
  title: `Fees & <b>dates</b> ${at} ]]> \u0001\uFFFEफीस`,
  text: at % 2 === 0 ? '' : 'Due by the 20th.\n“Please” pay',
  url: `${base}/Circular?year=2026&search=fees+${at}`,
  updated: new Date(Date.UTC(2026, 0, 1 + at)),
  ...(at % 5 !== 0 && { published: new Date(Date.UTC(2026, 0, 1 + at)) }),
  document: {
    url: `${base}/api/image/fees.pdf`,
    type: 'application/pdf',
    ...(at % 3 > 0 && { bytes: 12_345 }),
  },
});

async function problemsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}

it.each([0, 1, 2_000])('is valid Atom with %d entries', async (count) => {
  const xml = writeAtom(
    head,
    Array.from({ length: count }, (_, at) => circular(at)),
  );
  expect(await problemsOf(xml)).toEqual([]);
});

it('is checked by a schema that finds what is wrong', async () => {
  const xml = writeAtom(head, [circular(1)]);
  expect(await problemsOf(xml.replaceAll(/<updated>.*<\/updated>/g, ''))).not.toEqual([]);
});

it('is read back by another parser, a circular with its document', () => {
  const feed = parseFeed(writeAtom(head, [circular(1), circular(2)]));
  expect(feed).toMatchObject({ title: head.title, url: head.page, self: head.self });
  expect(feed.updated).toEqual(new Date(Date.UTC(2026, 0, 3)));
  expect(feed.items).toHaveLength(2);
  const [item] = feed.items;
  expect(item).toMatchObject({ id: `urn:uuid:${circular(1).id}`, url: circular(1).url });
  expect(item?.title).toBe('Fees & <b>dates</b> 1 ]]> फीस');
  expect(item?.published).toEqual(circular(1).published);
  expect(item?.media[0]).toMatchObject({ url: `${base}/api/image/fees.pdf`, length: 12_345 });
});

it('is a JSON Feed 1.1 with the same entries', () => {
  const feed = JSON.parse(writeJsonFeed(head, [circular(1), circular(2)])) as {
    items: Record<string, unknown>[];
  };
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: head.self });
  expect(feed.items[0]).toMatchObject({
    id: `urn:uuid:${circular(1).id}`,
    content_text: 'Due by the 20th.\n“Please” pay',
    date_published: '2026-01-02T00:00:00.000Z',
    attachments: [{ url: `${base}/api/image/fees.pdf`, mime_type: 'application/pdf', size_in_bytes: 12_345 }],
  });
  // every item has a content (JSON Feed 1.1, items)
  expect(feed.items[1]).toMatchObject({ content_text: circular(2).title });
});
