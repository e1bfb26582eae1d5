import { createClock } from '@school/contract';
import type { ShownContent } from '@school/server/content/own-content';

import { createNoticeReader } from './server';

const notice = { text: 'School is closed', level: 'urgent' as const };
const at = (time: string) => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
const reader = (times: { from?: string; until: string; text_hi?: string }, timeZone = 'Asia/Kolkata') => {
  const content = { urgentNotice: { ...notice, ...times } } as unknown as ShownContent;
  return createNoticeReader({ current: () => content }, createClock(timeZone));
};

it('is shown from its first to its last minute, by the clock of the school', () => {
  const read = reader({ from: '2026-11-23T07:00', until: '2026-11-24T18:00' });
  const shown = (time: string) => {
    at(time);
    return read() !== undefined;
  };
  expect(['2026-11-23T01:29:59Z', '2026-11-23T01:30:00Z'].map(shown)).toEqual([false, true]);
  expect(['2026-11-24T12:29:59Z', '2026-11-24T12:30:00Z'].map(shown)).toEqual([true, false]);
});

it('knows the time that holds on the day, and zones that are written', () => {
  at('2026-10-24T00:00:00Z');
  expect(reader({ until: '2026-10-25T00:30' }, 'Europe/London')()?.until).toBe('2026-10-24T23:30:00.000Z');
  expect(reader({ until: '2026-10-25T03:00' }, 'Europe/London')()?.until).toBe('2026-10-25T03:00:00.000Z');
  expect(reader({ until: '2026-10-25T03:00+02:00' })()?.until).toBe('2026-10-25T01:00:00.000Z');
});

it('has a text of its own in each language of the site', () => {
  at('2026-11-23T06:00:00Z');
  const read = reader({ until: '2026-11-24T18:00', text_hi: 'विद्यालय बंद है' });
  expect([read('hi')?.text, read('pa')?.text, read()?.text]).toEqual([
    'विद्यालय बंद है',
    'School is closed',
    'School is closed',
  ]);
});

it('is another one when its text, link, level or end is another', () => {
  at('2026-11-23T06:00:00Z');
  const [one, other] = ['2026-11-24T18:00', '2026-11-24T19:00'].map((until) => reader({ until })());
  expect(one?.id).toMatch(/^\w+$/);
  expect(one?.id).not.toBe(other?.id);
  expect(one).toMatchObject({ name: 'Urgent notice', label: 'Urgent:' });
});
