import { createSearchedSite } from './searched-site';

it('has the newest records of a list that is longer than any school has', async () => {
  const site = createSearchedSite();
  const news = Array.from({ length: 2_001 }, (_, at) => ({
    ...{ _id: `${at}`, title: `Boat ${at}`, fromDate: at === 0 ? '2001-01-01' : '2026-11-02' },
  }));
  await site.setList('news/all', news);
  const { total, results } = site.find({ q: 'boat', year: '2001', today: '2026-11-26' });
  expect([total, results]).toEqual([0, []]);
  expect(site.find({ q: 'boat', today: '2026-11-26' }).total).toBe(2_000);
});
