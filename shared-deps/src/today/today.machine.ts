import { assign, setup } from 'xstate';

const MINUTE_MS = 60_000;

interface TodayContext {
  /** ISO day at the school. */
  day: string;
  /** The ISO day at the school by now. */
  dayNow: () => string;
}

/** The day at the school while a page stays open: midnight there is the beginning of a minute everywhere. */
export const todayMachine = setup({
  types: { context: {} as TodayContext, input: {} as TodayContext },
  actions: {
    // a clock that is late never turns the day back
    setDay: assign(({ context: { day, dayNow } }) => ({ day: dayNow() > day ? dayNow() : day })),
  },
  delays: { untilMinute: () => MINUTE_MS - (Date.now() % MINUTE_MS) },
}).createMachine({
  id: 'today',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'For the beginning of the next minute.',
      after: { untilMinute: { target: 'waiting', reenter: true, actions: 'setDay' } },
    },
  },
});
