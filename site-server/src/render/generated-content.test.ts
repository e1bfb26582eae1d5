/** @jest-environment node */
import { createGeneratedContent, type GeneratorSources } from './generated-content';

let version = 1;
let body: readonly object[] = [];
const of = {
  gateway: { read: (key: string) => Promise.resolve({ body, version: `${key} ${version}`, at: 0 }) },
  content: { current: () => ({ profile: { siteUrl: 'https://school.example' } }), version: () => 1 },
  timeZone: 'Asia/Kolkata',
} as unknown as GeneratorSources;

it.each(['notice-sheet', 'office', 'results', 'today'])(
  'makes %s once for what it is made of',
  async (name) => {
    const contents = { ...of.content.current(), pages: {} };
    const generate = createGeneratedContent({
      ...of,
      content: { ...of.content, current: () => contents },
    });
    const first = await generate(name, 0);
    expect((await generate(name, 0))?.value).toBe(first?.value);
  },
);

it('makes the sheet anew when a list has changed, and knows no other content', async () => {
  const generate = createGeneratedContent(of);
  const first = await generate('notice-sheet', 0);
  version += 1;
  body = [{ category: 'Circular', title: 'Bus routes', date: new Date().toISOString() }];
  expect((await generate('notice-sheet', 0))?.value).toMatchObject({ circulars: [{ title: 'Bus routes' }] });
  expect(first?.value).toMatchObject({ circulars: [] });
  expect(generate('home', 0)).toBeUndefined();
  expect(generate('toString', 0)).toBeUndefined();
});
