import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type ChildData, searchWordsSchema } from '@school/contract';
import type { OwnContent } from '@school/server/content/own-content';
import { BusyError } from '@school/server/lib/busy-error';
import type { Gateway } from '@school/server/provider/gateway';
import type { Config } from '@school/server/settings/config';
import { openGatewayApp } from '@school/server/testing/gateway-app';
import { type Provider, startProvider } from '@school/server/testing/provider';
import { createQuietLog } from '@school/server/testing/quiet-log';
import { createSignal } from '@school/server/testing/signal';
import { createWithheld } from '@school/server/withheld/withheld';
import { createSite } from '@school/shared-deps/testing';
import { until } from '@school/shared-deps/testing/until';
import * as v from 'valibot';

import type { SavedIndex } from './search-index';
import { openSearch } from './server';
import { makePdf } from './testing/pdfs';

const root = path.join(__dirname, '../..');
const programs = path.join(root, 'features/search/testing/programs');
const dengue = readFileSync(path.join(root, 'content/files/circulars/2023-08-26-dengue-precautions.pdf'));
const words = v.parse(searchWordsSchema, { synonyms: [['fever', 'बुखार']], answers: [] });
const page = { blocks: [{ type: 'paragraph', text: 'The ferry leaves at nine.' }] };
const route = { path: '/Ferry', title: 'Ferry', trail: [], resources: ['content/ferry'] };

let provider: Provider;
let gateway: Gateway;
let search: ReturnType<typeof openSearch>;
let folder: string;
let childData: ChildData = 'full';
let lists: Record<string, unknown[]>;
let changed: () => void;
let isHanging: boolean;
let hanging: ReturnType<typeof createSignal>;
const log = createQuietLog();

beforeEach(async () => {
  childData = 'full';
  isHanging = false;
  hanging = createSignal();
  lists = {};
  folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  provider = await startProvider(async ({ url }, reply) => {
    void reply.header('cache-control', 'max-age=0');
    if (url.startsWith('/api/image/hanging')) {
      isHanging = true;
      await hanging.sent;
    }
    if (url.startsWith('/api/image/locked')) return reply.send(await makePdf(1, 'Secret', 'secret'));
    if (url.startsWith('/api/image/long')) return reply.send(await makePdf(400, 'Ledger page'));
    if (url.startsWith('/api/image/broken')) return reply.send('%PDF-1.7 broken');
    if (url.startsWith('/api/image/')) return reply.type('application/pdf').send(dengue);
    return lists[/^\/api\/(.*)\/RIVER/.exec(url)?.[1] ?? ''] ?? [];
  });
  ({ gateway } = openGatewayApp(provider, { childData: () => childData }));
  const listeners: ((content: unknown) => void)[] = [];
  const current = () => ({
    profile: { ...createSite().profile, childData },
    pages: { ferry: page },
    search: words,
    policy: childData,
    withheld: createWithheld({ records: [], files: [], names: [] }),
  });
  const content = { current, version: () => 1, onChange: (listener: never) => void listeners.push(listener) };
  changed = () => {
    gateway.records.invalidate();
    for (const listener of listeners) listener(current());
  };
  search = openSearch({
    gateway,
    content: content as unknown as OwnContent,
    releases: { current: () => ({ routes: [route] }) },
    config: { cacheFolder: folder, timeZone: 'UTC' } as Config,
    log,
    readNotice: () => undefined,
    freshMs: 0,
    programs,
  });
});
afterEach(async () => {
  search.close();
  await gateway.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});

const find = (q: string) => search.find(new URLSearchParams({ q }));
/** The results of a search, once the index has some. */
const resultsOf = (q: string) =>
  until(async () => {
    const { results } = await find(q);
    return results.length > 0 && results;
  });

it('finds pages, and records that have come since', async () => {
  expect(await resultsOf('ferry')).toMatchObject([{ title: 'Ferry' }]);
  lists['news/all'] = [{ _id: '1', title: 'A new slipway', fromDate: '2026-11-02' }];
  changed();
  expect(await resultsOf('slipway')).toMatchObject([{ title: 'A new slipway' }]);
});

it('finds a pupil by no name once the school hides it', async () => {
  lists['topper'] = [{ _id: 'asha-rao', name: 'Asha Rao', class: 'X', year: '2026' }];
  changed();
  await resultsOf('asha');
  childData = 'initials';
  changed();
  for (const q of ['asha', 'rao', 'ash', 'ashq', 'asha-rao']) expect((await find(q)).results).toEqual([]);
  await resultsOf('2026');
  for (const q of ['asha', 'rao', 'ash', 'ashq', 'asha-rao']) expect((await find(q)).results).toEqual([]);
});

it('finds what is new while a PDF hangs', async () => {
  lists['circular/all'] = [{ category: 'Circular', title: 'Slow', attachments: ['hanging.pdf'] }];
  changed();
  await resultsOf('slow');
  await until(() => isHanging);
  lists['news/all'] = [{ _id: '1', title: 'A new slipway', fromDate: '2026-11-02' }];
  changed();
  expect(await resultsOf('slipway')).toMatchObject([{ title: 'A new slipway' }]);
  hanging.send();
});

it('reads PDFs, and goes on after those that cannot be read', async () => {
  const circular = (title: string, file: string) => ({
    ...{ _id: title, category: 'Circular', title, date: '2026-11-01', attachments: [file] },
  });
  lists['circular/all'] = [
    circular('Broken', 'broken.pdf'),
    circular('Locked', 'locked.pdf'),
    circular('Long', 'long.pdf'),
    circular('Health', 'health.pdf'),
  ];
  changed();
  expect(await resultsOf('बुखार')).toMatchObject([
    { kind: 'circular', href: '/api/image/health.pdf#page=1', page: 1 },
  ]);
  expect(search.readPdf('health.pdf')).toEqual([expect.stringMatching(/dengue\nTo: All parents\n/)]);
  for (const title of ['Broken', 'Locked']) {
    expect(await resultsOf(title)).toMatchObject([{ title, marks: { title: [0, title.length] } }]);
  }
  expect((await find('secret')).results).toEqual([]);
  // of a long one, the first pages are read
  const atPage = '/api/image/long.pdf#page=150';
  await until(async () => (await find('ledger 150')).results[0]?.href === atPage);
  await until(() => log.problems.join('\n').includes('the search cannot read a PDF'));
});

it('is a file for browsers, with all that the site shows', async () => {
  lists['circular/all'] = [{ category: 'Circular', title: 'Fever', attachments: ['health.pdf'] }];
  const { toJson } = await search.save();
  const { index, words: saved } = JSON.parse(await toJson()) as SavedIndex;
  expect(JSON.stringify(index)).toMatch(/The ferry leaves at nine.*Precautions against dengue/);
  expect(saved.synonyms).toEqual([['fever', 'बुखार']]);
});

it('says that it does not answer while too many search', async () => {
  const answer = await search.find(new URLSearchParams({ q: 'ferry' }), 'en', () =>
    Promise.reject(new BusyError(503)),
  );
  expect(answer).toMatchObject({ q: 'ferry', isDown: true, results: [] });
});
