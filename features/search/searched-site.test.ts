import { readQuery } from './search-document';
import { createSearchedSite } from './searched-site';

it('has the newest records of a list that is longer than any school has', async () => {
  const site = createSearchedSite();
  const news = Array.from({ length: 2_001 }, (_, at) => ({
    ...{ _id: `${at}`, title: `Boat ${at}`, fromDate: at === 0 ? '2001-01-01' : '2026-11-02' },
  }));
  await site.setList('news/all', news);
  const find = (query: string) =>
    site.find({ ...readQuery(new URLSearchParams(query)), today: '2026-11-26' });
  expect(find('q=boat&year=2001')).toMatchObject({ total: 0, results: [] });
  expect(find('q=boat').total).toBe(2_000);
  // two letters swapped, in a word that the school has no synonyms of
  expect(find('q=baot').total).toBe(2_000);
});
