import type { ChildData } from '@school/contract';
import type { FastifyInstance } from 'fastify';

import { openGatewayApp } from '../testing/gateway-app';
import { type Provider, startProvider } from '../testing/provider';
import type { Gateway } from './gateway';

const bodies: Record<string, unknown> = {
  '/api/topper/RIVER': [{ class: 'X', name: 'Asha Rao', attachments: ['pupils/asha.pdf'] }],
  '/api/gallery/All/RIVER': [
    { _id: '7', title: 'Sports Day', category: 'PhotoGallery', attachments: ['albums/7/1.pdf'] },
    { _id: '8', title: 'Tides', category: 'eBook', attachments: ['books/tides.pdf'] },
  ],
  '/api/news/all/RIVER': [{ title: 'Ferry', picture: { file: 'news/ferry.pdf', alt: 'A ferry' } }],
  '/api/subGallery?id=7': { _id: '7', title: 'Sports Day', attachments: ['albums/7/2.pdf'] },
};
const ofPupils = ['pupils/asha.pdf', 'albums/7/1.pdf', 'albums/7/2.pdf'];
const ofOthers = ['books/tides.pdf', 'news/ferry.pdf', 'pages/calendar.pdf'];

let policy: ChildData;
let provider: Provider;
let gateway: Gateway;
let app: FastifyInstance;

beforeEach(async () => {
  provider = await startProvider(({ url }, reply) =>
    url.startsWith('/api/image') ? reply.type('application/pdf').send('%PDF-1.7') : (bodies[url] ?? []),
  );
  const isOwnFile = (reference: string) => reference.startsWith('pages/');
  ({ app, gateway } = openGatewayApp(provider, { childData: () => policy, isOwnFile }));
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

const statusOf = async (url: string) => (await app.inject(url)).statusCode;

it.each(['no-photos', 'initials', 'off'] as const)(
  'under %s, files are sent that a shown record or a page names, and no other ones',
  async (childData) => {
    policy = childData;
    for (const file of ofOthers) expect(await statusOf(`/api/image/${file}`)).toBe(200);
    provider.requests.length = 0;
    for (const file of [...ofPupils, '0123abcd']) {
      expect(await statusOf(`/api/image/${file}`)).toBe(404);
      expect(await statusOf(`/api/image/${file}?w=320`)).toBe(404);
      expect(await statusOf(`/api/image?url=${encodeURIComponent(file)}`)).toBe(404);
    }
    expect(provider.requests.filter(({ url }) => url.startsWith('/api/image'))).toEqual([]);
  },
  30_000,
);

it('requests 300 made-up files a minute for all visitors, and each that a record names', async () => {
  policy = 'full';
  for (const url of ['gallery/All/RIVER', 'topper/RIVER', 'news/all/RIVER', 'subGallery?id=7'])
    await app.inject(`/api/${url}`);
  const statuses = new Set<number>();
  for (let at = 0; at < 310; at += 1) statuses.add(await statusOf(`/api/image/made-up-${at}.pdf`));
  expect([...statuses]).toEqual([200, 503]);
  const files = provider.requests.filter(({ url }) => url.startsWith('/api/image'));
  expect(files).toHaveLength(300);
  for (const file of [...ofOthers, ...ofPupils]) expect(await statusOf(`/api/image/${file}`)).toBe(200);
});

it('under full, every file is sent, until the school changes its policy', async () => {
  policy = 'full';
  for (const file of [...ofOthers, ...ofPupils]) expect(await statusOf(`/api/image/${file}`)).toBe(200);
  policy = 'initials';
  gateway.records.invalidate();
  expect(await statusOf('/api/image/pupils/asha.pdf')).toBe(404);
});
