/** @jest-environment node */
import type { OwnContent } from '../content';
import { gatewayOf } from '../testing/gateway-of';
import { readNewest } from './newest';

const lists: Readonly<Record<string, unknown>> = {
  'circular/all': [
    { category: 'Circular', title: 'Winter timings', date: '2026-11-04' },
    { category: 'Circular', title: 'Bus routes', date: '2026-11-18T20:00:00.000Z' },
    { category: 'Circular', title: 'Undated', date: '' },
    { category: 'eBook', title: 'Algebra', date: '2026-11-01' },
  ],
  'news/all': Array.from({ length: 30 }, (_, n) => ({
    title: `News ${n}`,
    fromDate: `2026-10-${String(n + 1).padStart(2, '0')}`,
  })),
};
const blocks = [
  { type: 'documents', items: [{ title: 'LKG', file: 'a.pdf', date: '2026-05-20' }, { title: 'X' }] },
];

it('has the newest records of each list by day and title, and nothing of a list that fails', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T05:00:00Z'));
  const gateway = gatewayOf((key) => ({ body: lists[key], version: key }));
  const content = { current: () => ({ pages: { 'holiday-homework': { blocks } } }) } as unknown as OwnContent;
  const newest = (await readNewest({ gateway, content, timeZone: 'Asia/Kolkata' })).generate();
  expect(newest).toMatchObject({
    today: '2026-11-22',
    lists: {
      '/Circular': ['2026-11-19 Bus routes', '2026-11-04 Winter timings'],
      '/PhotoGallery': [],
      '/HolidayHomework': ['2026-05-20 LKG'],
    },
  });
  expect(newest.lists['/News']).toHaveLength(20);
  expect(newest.lists['/News']?.[0]).toBe('2026-10-30 News 29');
});
