import { gatewayOf } from '../testing/gateway-of';
import { createContentReader } from './content-reader';
import type { GeneratorSources } from './generator';

let version = 1;
let body: readonly object[] = [];
const schoolYear = { closedOn: [], office: [], holidays: [], examinations: [], meetings: [], reopenings: [] };
const sources = {
  gateway: gatewayOf((key) => ({ body, version: `${key} ${version}` })),
  content: {
    current: () => ({
      profile: { siteUrl: 'https://school.example', schoolYear },
      pages: { home: 'a page' },
    }),
    version: () => 1,
  },
  config: { timeZone: 'Asia/Kolkata' },
} as unknown as GeneratorSources;

it('generates content anew when a list has changed, and reads other content from its file', async () => {
  const readContent = createContentReader(sources);
  const first = await readContent('today');
  version += 1;
  body = [{ title: 'Regatta', date: new Date().toISOString() }];
  expect(JSON.stringify((await readContent('today'))?.value)).toContain('Regatta');
  expect(JSON.stringify(first?.value)).not.toContain('Regatta');
  expect(await readContent('home')).toEqual({ value: 'a page', version: '1' });
  expect(await readContent('toString')).toBeUndefined();
});

it('generates content in the language of its page, whose names stay as the school wrote them', async () => {
  body = [{ title: 'Regatta', date: new Date().toISOString(), time: '09:30' }];
  const { value } = (await createContentReader(sources)('today', 'hi')) ?? {};
  expect(JSON.stringify(value)).toMatch(/"weekday":"[\u0900-\u097f]+".*विद्यालय खुला है.*Regatta, 9:30 बजे/);
});
