/** @jest-environment node */
import type { OwnContent } from '../content';
import { readNoticeSheet } from './notice-sheet';
import { qrPath } from './qr-path';

const lists: Readonly<Record<string, readonly object[]>> = {
  'circular/all': [
    { category: 'Circular', title: 'Winter timings', date: '2026-11-04' },
    { category: 'Circular', title: 'Bus routes', date: '2026-11-18' },
    { category: 'Circular', title: 'Last year', date: '2025-11-18' },
    { category: 'eBook', title: 'Algebra', date: '2026-11-01' },
  ],
  'events/All': [
    { title: 'Exhibition', date: '2026-11-28', time: '09:30', venue: 'Hall' },
    { title: 'Fete', date: '2026-11-14', time: '', venue: 'Lower field' },
    { title: 'Carols', date: '2026-12-19', time: '', venue: '' },
  ],
};

async function sheetOf(siteUrl?: string) {
  const gateway = { read: (key: string) => Promise.resolve({ body: lists[key], version: key, at: 0 }) };
  const content = { current: () => ({ profile: { siteUrl } }) } as unknown as OwnContent;
  return (await readNoticeSheet({ gateway, content, timeZone: 'Asia/Kolkata' }, 0)).generate();
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('has the circulars and the events of this month', async () => {
  expect(await sheetOf()).toEqual({
    month: 'November 2026',
    circulars: [
      { title: 'Bus routes', day: '18/11/2026', facts: '' },
      { title: 'Winter timings', day: '04/11/2026', facts: '' },
    ],
    events: [
      { title: 'Fete', day: '14/11/2026', facts: 'Lower field' },
      { title: 'Exhibition', day: '28/11/2026', facts: '09:30, Hall' },
    ],
  });
});

it('has the address of the site as a code, where the profile names it', async () => {
  const { address } = await sheetOf('https://school.example');
  expect(address?.url).toBe('https://school.example');
  expect(address?.code.size).toBeGreaterThan(21);
});

it('draws the three corners by which readers find a code, inside a quiet border', () => {
  const { size, path } = qrPath('https://school.example');
  for (const corner of [`M4 4h1`, `M${size - 5} 4h1`, `M4 ${size - 5}h1`]) expect(path).toContain(corner);
  expect(path).not.toContain('M3 ');
});
