import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { createWithheld } from '@school/server/withheld/withheld';
import { createSite } from '@school/shared-deps/testing';
import { until } from '@school/shared-deps/testing/until';
import PDFDocument from 'pdfkit';

import { createFeeder } from './feeder';
import { readQuery } from './search-document';

const circular = { _id: '1', category: 'Circular', title: 'Sports', attachments: ['sports.pdf'] };

/** A name in one line, over the ends of two lines, and over the end of a page. */
async function makePdf(): Promise<Buffer> {
  const pdf = new PDFDocument();
  const bytes = buffer(pdf);
  for (const line of ['Relay: Riya Dutta', 'High jump: Riya Dut-', 'ta and RIYA', 'DUTTA; chess:', 'Riya'])
    pdf.text(line);
  pdf.addPage().text('Dutta of class VIII').end();
  return bytes;
}

let folder: string;
let feeder: ReturnType<typeof createFeeder>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'withheld-'));
});
afterEach(() => {
  feeder.close();
  rmSync(folder, { recursive: true });
});

async function textsWith(names: string[]) {
  const withheld = createWithheld({ records: [], files: [], names });
  const pdf = await makePdf();
  const host = {
    url: 'http://content',
    timeoutMs: 1_000,
    answer: () => Promise.resolve(new Response(new Uint8Array(pdf))),
  };
  const lists = (keys: readonly string[]) =>
    keys.map((key) => ({ version: 1, body: key === 'circular/all' ? [circular] : [] }));
  const { profile } = createSite();
  feeder = createFeeder({
    gateway: { readAll: (keys: readonly string[]) => Promise.resolve(lists(keys)), hostOf: () => host },
    content: {
      current: () => ({ withheld, profile, pages: {}, search: { synonyms: [], answers: [] } }),
      version: () => 1,
    },
    releases: { current: () => ({ routes: [], languages: [] }) },
    config: { cacheFolder: folder, timeZone: 'UTC' },
    programs: path.join(__dirname, 'testing/programs'),
    problem: jest.fn(),
    freshMs: 0,
  } as unknown as Parameters<typeof createFeeder>[0]);
  feeder.update();
  await until(() => feeder.pdfText('sports.pdf').length > 0);
  return feeder.pdfText('sports.pdf');
}

/** How many results the search’s thread has, once it has the PDF. */
async function countResults(q: string): Promise<number | undefined> {
  const find = (words: string) =>
    feeder.find({ ...readQuery(new URLSearchParams({ q: words })), language: 'en', today: '2026-11-28' });
  await until(async () => ((await find('relay'))?.total ?? 0) > 0);
  return (await find(q))?.total;
}

it('writes initials into the text of a circular’s PDF, in the index and on its page', async () => {
  expect((await textsWith([])).join('|').match(/riya/gi)).toHaveLength(4);
  expect(await countResults('riya')).toBeGreaterThan(0);
  feeder.close();
  expect(await textsWith(['Riya Dutta'])).toEqual([
    'Relay: R. D.\nHigh jump: R. D. and R. D.; chess:\nR. D.',
    ' of class VIII',
  ]);
  expect(await countResults('riya')).toBe(0);
  expect(await countResults('dutta')).toBe(0);
});
