import { act, screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-page';
import { ComingDays } from './coming-days';

const instant = (at: string) => Date.parse(`${at.padEnd(16, 'T00:00')}+05:30`);
const day = (date: string, weekday: string, ...events: { text: string; href: string }[]) => ({
  from: instant(date),
  weekday,
  date,
  parts: [{ text: 'a school day', isPlanned: true }, ...events],
});
const content = {
  days: [
    day('2026-11-22', 'Sun'),
    day('2026-11-23', 'Mon'),
    day('2026-11-24', 'Tue', { text: 'Science exhibition', href: '/Events?event=science' }),
    day('2026-11-25', 'Wed'),
  ],
  office: [
    { from: instant('2026-11-22'), text: 'opens tomorrow' },
    { from: instant('2026-11-23'), text: 'open today' },
    { from: instant('2026-11-23T13:30'), text: 'opens on Tuesday' },
  ],
  calendar: { text: 'all dates', href: '/Calendar' },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens a page at an instant of the server, on a device with a clock of its own. */
function open(at: string, device = at, hydratedAfter = 0) {
  jest.setSystemTime(Date.parse(device));
  renderInSite(
    <ComingDays
      context={{ now: Date.parse(at), begun: Date.now() - hydratedAfter }}
      content={content}
      title="The next three days"
      count={3}
    />,
  );
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('names today and tomorrow, then the days of the week', () => {
  open('2026-11-22T06:00:00Z');
  expect(screen.getByRole('heading', { name: 'The next three days' })).toBeVisible();
  expect(rows()).toEqual([
    'Today, 2026-11-22 a school day',
    'Tomorrow a school day',
    'Tue, 2026-11-24 a school day · Science exhibition',
  ]);
  const link = screen.getByRole('link', { name: 'Science exhibition' });
  expect(link).toHaveAttribute('href', '/Events?event=science');
});

it('marks for a notice what is planned, and a row that has nothing else', () => {
  open('2026-11-22T06:00:00Z');
  const [today, , exhibition] = screen.getAllByRole('listitem');
  expect(today).toHaveClass('planned');
  expect(exhibition).not.toHaveClass('planned');
  expect(screen.getByText(/^opens tomorrow/)).toHaveClass('planned');
});

it.each([
  ['at midnight', '2026-11-22T18:29:30Z', 30_000, 'Today, 2026-11-23', 'open today'],
  ['not before', '2026-11-22T18:28:00Z', 119_999, 'Today, 2026-11-22', 'opens tomorrow'],
  ['at closing time', '2026-11-23T07:59:30Z', 30_000, 'Today, 2026-11-23', 'opens on Tuesday'],
])('turns %s of the school, wherever the visitor is', (_, at, after, today, office) => {
  open(at);
  act(() => jest.advanceTimersByTime(after));
  expect(screen.getByText(today)).toBeVisible();
  expect(screen.getByText(new RegExp(`^${office}`))).toBeVisible();
});

it('shows no days once it was left open for longer than it knows', () => {
  open('2026-11-23T18:29:30Z');
  act(() => jest.advanceTimersByTime(30_000));
  expect(rows()).toEqual([]);
});

it('counts the time before it was hydrated', () => {
  open('2026-11-22T18:00:00Z', '2026-11-22T18:28:00Z', 28 * 60_000);
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText('Today, 2026-11-23')).toBeVisible();
});

it.each([
  ['another app', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another page', () => window.dispatchEvent(new Event('pageshow'))],
])('shows the day at once to who comes back from %s', (_, comeBack) => {
  open('2026-11-22T06:00:00Z');
  // timers do not run meanwhile
  jest.setSystemTime(Date.parse('2026-11-23T06:00:00Z'));
  act(() => void comeBack());
  expect(screen.getByText('Today, 2026-11-23')).toBeVisible();
});

it('does not turn back for a clock that is late', () => {
  open('2026-11-22T06:00:00Z', '2026-11-22T06:00:00Z');
  jest.setSystemTime(Date.parse('2015-01-01T06:00:00Z'));
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText('Today, 2026-11-22')).toBeVisible();
});
