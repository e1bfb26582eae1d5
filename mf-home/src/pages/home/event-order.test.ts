import type { SchoolEvent } from '@school/shared-deps';

import { eventsInOrder } from './event-order';

const on = (date: string) => ({ title: date, date }) as SchoolEvent;
const now = Date.parse('2026-11-21T20:00:00Z');
const order = (...dates: string[]) =>
  eventsInOrder(dates.map(on), { now, timeZone: 'Asia/Kolkata' }).map(({ date }) => date);

it('begins with the next event, and ends with the oldest and the undated ones', () => {
  expect(order('2026-12-19', '', '2026-11-28', '2026-10-24', '2026-11-14')).toEqual([
    '2026-11-28',
    '2026-12-19',
    '2026-11-14',
    '2026-10-24',
    '',
  ]);
});

it('counts an event of today as one to come, by the school’s own day', () => {
  expect(order('2026-11-23', '2026-11-22', '2026-11-21')).toEqual(['2026-11-22', '2026-11-23', '2026-11-21']);
});

it('has the same order again for what it has chosen before', () => {
  const chosen = order('2026-12-19', '2026-11-28', '2026-11-14');
  expect(order(...chosen)).toEqual(chosen);
});
