/** @jest-environment node */
import { createMadeContent, type MadeOf } from './made-content';

let version = 1;
let body: readonly object[] = [];
const of = {
  gateway: { read: (key: string) => Promise.resolve({ body, version: `${key} ${version}`, at: 0 }) },
  content: { current: () => ({ profile: { siteUrl: 'https://school.example' } }), version: () => 1 },
  timeZone: 'Asia/Kolkata',
} as unknown as MadeOf;

it.each(['notice-sheet', 'office', 'results', 'today'])(
  'makes %s once for what it is made of',
  async (name) => {
    const contents = { ...of.content.current(), pages: {} };
    const readMade = createMadeContent({
      ...of,
      content: { ...of.content, current: () => contents },
    });
    const first = await readMade(name, 0);
    expect((await readMade(name, 0))?.value).toBe(first?.value);
  },
);

it('makes the sheet anew when a list has changed, and knows no other content', async () => {
  const readMade = createMadeContent(of);
  const first = await readMade('notice-sheet', 0);
  version += 1;
  body = [{ category: 'Circular', title: 'Bus routes', date: new Date().toISOString() }];
  expect((await readMade('notice-sheet', 0))?.value).toMatchObject({ circulars: [{ title: 'Bus routes' }] });
  expect(first?.value).toMatchObject({ circulars: [] });
  expect(readMade('home', 0)).toBeUndefined();
  expect(readMade('toString', 0)).toBeUndefined();
});
