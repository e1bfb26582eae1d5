import { createActor, SimulatedClock } from 'xstate';

import { dayAt, isoDay } from '../format/dates';
import { testEveryTransition } from '../testing/every-transition';
import { todayMachine } from './today.machine';

const inputAt = (dayNow: () => string) => ({ day: '2026-11-22', dayNow });

describe('the day at the school', () => {
  testEveryTransition(todayMachine, {
    events: [],
    starts: { 'on an evening': () => inputAt(() => '2026-11-22') },
  });

  const zone = 'Asia/Kolkata';
  afterEach(() => jest.useRealTimers());

  it.each([
    ['at midnight', '2026-11-22T18:29:30Z', 30_000, '2026-11-23'],
    ['at New Year', '2026-12-31T18:29:59Z', 1_000, '2027-01-01'],
    ['not before', '2026-11-22T18:28:00Z', 119_999, '2026-11-22'],
  ])('turns %s of the school, wherever the visitor is', (_, at, after, day) => {
    jest.useFakeTimers({ now: Date.parse(at) });
    const dayNow = () => isoDay(dayAt(Date.now(), zone));
    const today = createActor(todayMachine, { input: { day: dayNow(), dayNow } }).start();
    jest.advanceTimersByTime(after);
    expect(today.getSnapshot().context.day).toBe(day);
    today.stop();
  });

  it('does not turn back for a clock that is late', () => {
    const clock = new SimulatedClock();
    const today = createActor(todayMachine, { input: inputAt(() => '2015-01-01'), clock }).start();
    clock.increment(120_000);
    expect(today.getSnapshot().context.day).toBe('2026-11-22');
  });
});
