import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseFeed } from '@rowanmanning/feed-parser';
import { validateXML } from 'xmllint-wasm';

import { stableId } from './dates';
import { type JsonFeed, type JsonFeedItem, writeAtom } from './feeds';

const schema = readFileSync(path.join(__dirname, 'testing/atom.rng'), 'utf8');
const base = 'https://school.example';
const id = stableId('SCHOOL', 'feed', 'circulars');

const circular = (at: number): JsonFeedItem => ({
  id: `urn:uuid:${stableId('circular', String(at))}`,
  title: `Fees & <b>dates</b> ${at} ]]> \u0001\uFFFEफीस`,
  content_text: 'Due by the 20th.\n“Please” pay',
  url: `${base}/Circular?year=2026&search=fees+${at}`,
  date_modified: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
  ...(at % 5 !== 0 && { date_published: new Date(Date.UTC(2026, 0, 1 + at)).toISOString() }),
  attachments: [
    {
      url: `${base}/api/image/fees.pdf`,
      mime_type: 'application/pdf',
      ...(at % 3 > 0 && { size_in_bytes: 12_345 }),
    },
  ],
});

const feedOf = (items: JsonFeedItem[]): JsonFeed => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Circulars & <papers>',
  authors: [{ name: 'St. Bede "School"' }],
  home_page_url: `${base}/Circular`,
  feed_url: `${base}/feeds/circulars.atom`,
  items,
});

async function problemsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}

it.each([0, 1, 2_000])('is valid Atom with %d entries', async (count) => {
  const xml = writeAtom(id, feedOf(Array.from({ length: count }, (_, at) => circular(at))));
  expect(await problemsOf(xml)).toEqual([]);
});

it('is checked by a schema that finds what is wrong', async () => {
  const xml = writeAtom(id, feedOf([circular(1)]));
  expect(await problemsOf(xml.replaceAll(/<updated>.*<\/updated>/g, ''))).not.toEqual([]);
});

it('is read back by another parser, a circular with its document', () => {
  const feed = parseFeed(writeAtom(id, feedOf([circular(1), circular(2)])));
  expect(feed).toMatchObject({ title: 'Circulars & <papers>', url: `${base}/Circular` });
  expect(feed.updated).toEqual(new Date(Date.UTC(2026, 0, 3)));
  expect(feed.items).toHaveLength(2);
  const [item] = feed.items;
  expect(item).toMatchObject({ id: circular(1).id, url: circular(1).url });
  expect(item?.title).toBe('Fees & <b>dates</b> 1 ]]> फीस');
  expect(item?.published?.toISOString()).toBe(circular(1).date_published);
  expect(item?.media[0]).toMatchObject({ url: `${base}/api/image/fees.pdf`, length: 12_345 });
});
