import path from 'node:path';

import { startTestSite, type TestSite } from '@school/site/testing/test-site';
import sharp from 'sharp';

let site: TestSite;
beforeAll(async () => (site = await startTestSite()));
afterAll(() => site.remove());

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const readManifest = async () => JSON.parse(await site.textOf('/site.webmanifest')) as Manifest;

it('has no icons for a school without an emblem', async () => {
  const { name, icons } = await readManifest();
  expect({ name, icons }).toEqual({ name: 'Rivermouth Public School, Tarapet', icons: [] });
  expect((await site.request('/icons/icon-192.png')).status).toBe(404);
});

it('has icons of the emblem in the sizes that the manifest names', async () => {
  const create = { width: 300, height: 400, channels: 3 as const, background: '#8c1c2b' };
  await sharp({ create }).toFile(path.join(site.school.folder, 'files/emblem.png'));
  site.school.edit('profile.json', (profile: object) => ({ ...profile, emblem: { file: 'emblem.png' } }));
  await site.restart({});
  const { headers } = await site.request('/site.webmanifest');
  expect(headers.get('content-type')).toContain('application/manifest+json');
  const { start_url: start, icons } = await readManifest();
  expect(start).toBe('/home');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const sources = [...icons.map(({ src }) => src), '/icons/apple-touch-icon.png'];
  const sizes = await Promise.all(
    sources.map(async (src) => {
      const icon = await sharp(Buffer.from(await (await site.request(src)).arrayBuffer())).metadata();
      return [icon.format, icon.width, icon.height];
    }),
  );
  expect(sizes).toEqual([192, 512, 512, 180].map((size) => ['png', size, size]));
  expect(await site.textOf('/home')).toContain('<link rel="manifest" href="/site.webmanifest"/>');
});
