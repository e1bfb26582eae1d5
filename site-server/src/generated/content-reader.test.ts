/** @jest-environment node */
import { gatewayOf } from '../testing/gateway-of';
import { createContentReader } from './content-reader';
import type { GeneratorSources } from './generator';

let version = 1;
let body: readonly object[] = [];
const sources = {
  gateway: gatewayOf((key) => ({ body, version: `${key} ${version}` })),
  content: {
    current: () => ({ profile: { siteUrl: 'https://school.example' }, pages: { home: 'a page' } }),
    version: () => 1,
  },
  timeZone: 'Asia/Kolkata',
} as unknown as GeneratorSources;

it.each(['office', 'results', 'today'])('generates %s once for its sources', async (name) => {
  const readContent = createContentReader(sources);
  const first = await readContent(name);
  expect((await readContent(name))?.value).toBe(first?.value);
});

it('generates content anew when a list has changed, and reads other content from its file', async () => {
  const readContent = createContentReader(sources);
  const first = await readContent('newest');
  version += 1;
  body = [{ category: 'Circular', title: 'Bus routes', date: new Date().toISOString() }];
  expect((await readContent('newest'))?.value).toMatchObject({
    lists: { '/Circular': [expect.stringContaining('Bus routes')] },
  });
  expect(first?.value).toMatchObject({ lists: { '/Circular': [] } });
  expect(await readContent('home')).toEqual({ value: 'a page', version: '1' });
  expect(await readContent('toString')).toBeUndefined();
});
