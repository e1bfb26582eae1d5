import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { partsOf } from '../forms/parts';
import { openEditor, rules } from '../testing/open-editor';

const script = '<script>alert(1)</script>';
const long = 'x'.repeat(20_001);

/** Values that each form takes; a rule puts one wrong value among them. */
const good = {
  title: 'Book fair',
  name: 'Asha Rao',
  class: 'X',
  year: '2026',
  category: 'Principal',
  message: 'Welcome.',
  description: 'In the hall.',
  date: '2026-11-28',
  fromDate: '2026-11-28',
  videoUrl: 'https://video.example/1',
} as const;

/** A mistake, and the fields in which a clerk can make it. */
const mistakes: readonly [name: string, wrong: unknown, fields: readonly string[]][] = [
  ['nothing', undefined, ['title', 'message', 'category']],
  ['an empty text', '', ['title', 'message']],
  ['a text that is too long', long, ['title', 'name', 'description', 'message', 'venue']],
  ['a script', script, ['title', 'name', 'description', 'message', 'venue']],
  ['a day that no month has', '2026-02-30', ['date', 'fromDate']],
  ['a day in words', 'next Friday', ['date', 'fromDate']],
  ['an address that runs code', 'javascript:alert(1)', ['url', 'videoUrl']],
  ['an address of a file', '../../x', ['url', 'videoUrl']],
  ['a file outside of the folder', ['../../x'], ['attachments', 'images', 'image']],
  ['a file that is not there', ['news/none.pdf'], ['attachments', 'images', 'image']],
];

interface Row {
  mistake: string;
  key: string;
  field: string;
  wrong: unknown;
}

const lists = partsOf(rules.routes).filter(({ kind }) => kind === 'list');
const rows = lists.flatMap(({ key, schema }) =>
  mistakes.flatMap(([mistake, wrong, fields]) =>
    fields
      .filter((field) => field in (schema.properties ?? {}))
      .filter((field) => wrong || schema.required?.includes(field))
      .map((field): Row => ({ mistake, key, field, wrong })),
  ),
);

/** Of parts that have one entry: the wrong value, and the place at which it is said. */
const singles: readonly [key: string, wrong: object, path: readonly (string | number)[]][] = [
  ['notice', { text: long }, ['text']],
  ['notice', { text: script }, ['text']],
  ['notice', { until: '18:00' }, ['until']],
  ['notice', { until: '2099-02-30T18:00' }, ['until']],
  ['notice', { href: 'javascript:alert(1)' }, ['href']],
  ['notice', { href: '/nowhere' }, ['href']],
  ['profile', { name: undefined }, ['name']],
  ['profile', { motto: script }, ['motto']],
  ['profile', { email: 'office' }, ['email']],
  ['profile', { mapUrl: 'javascript:alert(1)' }, ['mapUrl']],
  ['profile', { emblem: { file: '../../x', alt: '' } }, ['emblem', 'file']],
  ['school-year', { holidays: [{ name: 'Holi', from: '2026-02-30' }] }, ['holidays', 0, 'from']],
  ['pages/our-history', { blocks: [{ type: 'heading', text: '' }] }, ['blocks', 0, 'text']],
  ['pages/our-history', { blocks: [{ type: 'paragraph', text: script }] }, ['blocks', 0, 'text']],
  ['pages/our-history', { blocks: [{ type: 'paragraph', text: long }] }, ['blocks', 0, 'text']],
];

let editor: Awaited<ReturnType<typeof openEditor>>;
let before: unknown;

/** The names of all files, with what they say or how large they are. */
function contentOf(folder: string): unknown {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => [
      name,
      name.endsWith('.json') ? readFileSync(join(folder, name), 'utf8') : statSync(join(folder, name)).size,
    ]);
}

beforeAll(async () => {
  editor = await openEditor();
});
beforeEach(() => {
  before = contentOf(editor.school.folder);
});
afterEach(() => {
  expect(contentOf(editor.school.folder)).toEqual(before);
});

it('has more than fifty wrong inputs', () => {
  expect(rows.length + singles.length).toBeGreaterThan(50);
});

it.each(rows)('says $mistake at the field $field of $key', async ({ key, field, wrong }) => {
  const part = lists.find((each) => each.key === key);
  const fields = Object.entries(good).filter(([name]) => name in (part?.schema.properties ?? {}));
  const value = { ...Object.fromEntries(fields), [field]: wrong };
  const answer = await editor.send('PUT', `parts/${encodeURIComponent(key)}/entries/new`, { value });
  const path = Array.isArray(wrong) ? [field, 0] : [field];
  expect([answer.status, answer.body]).toMatchObject([422, { kind: 'refused', findings: [{ path }] }]);
});

it.each(singles)('says at its field of %s that %j is wrong', async (key, wrong, path) => {
  const address = `parts/${encodeURIComponent(key)}`;
  const { body } = await editor.send('GET', address);
  const [entry] = (body as unknown as { entries: { value: object; version: string }[] }).entries;
  const notice = { text: 'School is closed today.', until: '2099-01-01T18:00', level: 'urgent' };
  const value = { ...(entry?.value ?? (key === 'notice' ? notice : {})), ...wrong };
  const answer = await editor.send('PUT', `${address}/entries/all`, { value, version: entry?.version });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ path })]) as unknown,
  });
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

/** A PNG of a few bytes that says it is 50,000 pixels wide and high. */
async function pictureBomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  return png;
}

it.each([
  ['an SVG with a script', () => Buffer.from(svg), 'Only PDFs and pictures'],
  [
    'an SVG that is named as a picture',
    () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    'Only PDFs and pictures',
  ],
  ['a page of HTML', () => Buffer.from(`<!doctype html>${script}`), 'Only PDFs and pictures'],
  ['a program', () => Buffer.from('MZ\x90\0'.padEnd(200, '\0'), 'latin1'), 'Only PDFs and pictures'],
  ['an empty file', () => Buffer.alloc(0), 'Only PDFs and pictures'],
  [
    'a picture of Apple’s format',
    () => Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(20)}`, 'latin1'),
    'Most Compatible',
  ],
  ['a damaged picture', () => Buffer.from(`\x89PNG\r\n\x1a\n${'x'.repeat(40)}`, 'latin1'), 'damaged'],
  ['a picture bomb', pictureBomb, 'far too large'],
])('refuses %s, and says why', async (_name, make, reason) => {
  const { status, body } = await editor.upload(await make(), '../../x.png');
  expect([status, body]).toEqual([415, { message: expect.stringContaining(reason) as string }]);
});

it('refuses a file of more than 40 MB', async () => {
  const { status, body } = await editor.upload(Buffer.alloc(40_000_001), 'x.pdf');
  expect([status, body]).toEqual([413, { message: 'The file is too large: 40 MB at most.' }]);
});
