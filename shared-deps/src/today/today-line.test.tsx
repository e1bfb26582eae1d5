import { act, screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-page';
import { TodayLine } from './today-line';

const line = (day: string) => ({
  from: Date.parse(`${day.padEnd(16, 'T00:00')}+05:30`),
  parts: [{ text: `Lessons of ${day}` }],
});
const starts = ['2026-11-22', '2026-11-23', '2026-11-23T13:30', '2026-12-31', '2027-01-01'];
const content = { lines: starts.map(line) };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens a page at an instant of the server, on a device with a clock of its own. */
function open(at: string, device = at, hydratedAfter = 0) {
  jest.setSystemTime(Date.parse(device));
  renderInSite(
    <TodayLine context={{ now: Date.parse(at), begun: Date.now() - hydratedAfter }} content={content} />,
  );
}

it.each([
  ['at midnight', '2026-11-22T18:29:30Z', 30_000, '2026-11-23'],
  ['at closing time', '2026-11-23T07:59:30Z', 30_000, '2026-11-23T13:30'],
  ['at New Year', '2026-12-31T18:29:59Z', 1_000, '2027-01-01'],
  ['not before', '2026-11-22T18:28:00Z', 119_999, '2026-11-22'],
])('turns %s of the school, wherever the visitor is', (_, at, after, day) => {
  open(at);
  act(() => jest.advanceTimersByTime(after));
  expect(screen.getByText(`Lessons of ${day}`)).toBeVisible();
});

it('counts the time before it was hydrated', () => {
  open('2026-11-22T18:00:00Z', '2026-11-22T18:28:00Z', 28 * 60_000);
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText('Lessons of 2026-11-23')).toBeVisible();
});

it.each([
  ['another app', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another page', () => window.dispatchEvent(new Event('pageshow'))],
])('shows the day at once to who comes back from %s', (_, comeBack) => {
  open('2026-11-22T06:00:00Z');
  // timers do not run meanwhile
  jest.setSystemTime(Date.parse('2026-11-23T06:00:00Z'));
  act(() => void comeBack());
  expect(screen.getByText('Lessons of 2026-11-23')).toBeVisible();
});

it('does not turn back for a clock that is late', () => {
  open('2026-11-22T06:00:00Z', '2026-11-22T06:00:00Z');
  jest.setSystemTime(Date.parse('2015-01-01T06:00:00Z'));
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText('Lessons of 2026-11-22')).toBeVisible();
});
