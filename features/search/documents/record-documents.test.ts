import { recordDocuments } from './record-documents';

it('keeps the document of a record when a newer one comes before it, so that it is not indexed again', () => {
  const site = { pages: [{ path: '/News' }], timeZone: 'UTC' };
  const news = (title: string) => ({ _id: title, title, fromDate: '2026-11-02' });
  const before = recordDocuments('news/all', [news('Boat'), news('Boat')], site);
  const after = recordDocuments('news/all', [news('Kite'), news('Boat'), news('Boat')], site);
  expect(after.slice(1)).toEqual(before);
  expect(new Set(after.map(({ key }) => key)).size).toBe(3);
});
