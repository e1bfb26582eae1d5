import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ChildData } from '@school/contract';
import type { GeneratedFile } from '@school/server/derived/generator';
import { openGatewayApp } from '@school/server/testing/gateway-app';
import { type Provider, startProvider } from '@school/server/testing/provider';
import { profile } from '@school/server/testing/sample-input';

import { subscriptionFiles } from './server';

const albums = [
  {
    _id: 'a1',
    category: 'PhotoGallery',
    title: 'Fete',
    description: 'Twenty stalls.',
    date: '2026-11-14',
    attachments: ['asha-rao.jpg', 'asha-rao.pdf'],
  },
];
const routes = [{ path: '/PhotoGallery', title: 'Photo Gallery', trail: [], resources: ['gallery/All'] }];

let provider: Provider;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'feeds-'));
  provider = await startProvider((_request, reply) => reply.send(albums));
});
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

async function feedUnder(childData: ChildData, address: string): Promise<string> {
  const { gateway } = openGatewayApp(provider, { childData: () => childData });
  const files = subscriptionFiles({
    config: { cacheFolder: folder, schoolCode: 'RIVER', timeZone: 'UTC', siteUrl: 'https://school.example' },
    releases: { current: () => ({ routes }) },
    content: { current: () => ({ profile }), version: () => 1 },
    gateway,
    readNotice: () => undefined,
  } as unknown as Parameters<typeof subscriptionFiles>[0]);
  const file = files.find((each) => each.address === address);
  const found = await file?.read({ params: {} } as Parameters<GeneratedFile['read']>[0]);
  return String(await found?.generate());
}

describe.each(['/feeds/albums.atom', '/feeds/albums.json'])('%s', (address) => {
  it('shows an album with its first picture where the school shows all', async () => {
    const feed = await feedUnder('full', address);
    expect(feed).toContain('https://school.example/SubGallery?id=a1');
    expect(feed.includes('/api/image/asha-rao.jpg')).toBe(address.endsWith('json'));
  });

  it.each(['no-photos', 'initials'] as const)('names no file of an album under %s', async (childData) => {
    const feed = await feedUnder(childData, address);
    expect(feed).toContain('Fete');
    expect(feed).not.toContain('asha');
  });

  it('has no album under off', async () => {
    const feed = await feedUnder('off', address);
    expect(feed).toContain('Photo Gallery');
    expect(feed).not.toMatch(/Fete|asha/);
  });
});
