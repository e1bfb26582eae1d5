import { testEveryTransition } from '@school/shared-deps/testing';
import { createActor, fromPromise } from 'xstate';

import { type NoticeAnswer, noticeMachine } from './notice.machine';

const BEGUN = Date.parse('2026-11-23T06:00:00Z');
const MINUTE_MS = 60_000;
const notice = (until: number) => ({
  id: 'a',
  name: 'Urgent notice',
  label: 'Urgent:',
  level: 'urgent' as const,
  text: 'School is closed tomorrow',
  until: new Date(until).toISOString(),
});

testEveryTransition(noticeMachine, {
  starts: { 'in an open page': () => ({ askedAt: BEGUN }) },
  events: [{ type: 'page.shown' }, { type: 'page.hidden' }],
  outcomes: {
    fetchNotice: [
      { output: { notice: undefined, now: 0 } },
      { output: { notice: notice(0), now: 0 } },
      { error: new Error('offline') },
    ],
  },
  distinguish: ({ failures, answer }) => [failures, answer?.endsAt === Infinity, answer === undefined],
});

describe('the questions of a page', () => {
  let answer: () => Promise<NoticeAnswer>;
  let questions: number[];

  const start = () => {
    const fetchNotice = fromPromise(() => {
      questions.push(Date.now() - BEGUN);
      return answer();
    });
    const machine = noticeMachine.provide({ actors: { fetchNotice } });
    return createActor(machine, { input: { askedAt: BEGUN } }).start();
  };
  const shownBy = (actor: ReturnType<typeof start>) => actor.getSnapshot().context.answer?.notice?.text;

  beforeEach(() => {
    jest.useFakeTimers({ now: BEGUN });
    jest.spyOn(Math, 'random').mockReturnValue(0);
    questions = [];
    answer = () => Promise.resolve({ notice: undefined, now: Date.now() });
  });
  afterEach(() => jest.useRealTimers());

  it('are one a minute, from a minute after the document', async () => {
    start();
    await jest.advanceTimersByTimeAsync(3 * MINUTE_MS);
    expect(questions).toEqual([MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS]);
  });

  it('wait while nobody looks at it, and are no more than one a minute when looks come and go', async () => {
    const notice = start();
    notice.send({ type: 'page.hidden' });
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(questions).toEqual([]);
    for (let look = 0; look < 20; look += 1) {
      notice.send({ type: 'page.shown' });
      await jest.advanceTimersByTimeAsync(1_000);
      notice.send({ type: 'page.hidden' });
    }
    expect(questions).toEqual([5 * MINUTE_MS]);
  });

  it('become rare while the server does not answer', async () => {
    answer = () => Promise.reject(new Error('offline'));
    start();
    await jest.advanceTimersByTimeAsync(31 * MINUTE_MS);
    expect(questions.map((at) => at / MINUTE_MS)).toEqual([1, 3, 7, 15, 31]);
  });

  it('are not needed for the end of a notice, whatever the clock of the visitor says', async () => {
    const hour = 60 * MINUTE_MS;
    const serverNow = BEGUN + 10 * hour;
    answer = () => Promise.resolve({ notice: notice(serverNow + 30_000), now: serverNow });
    const actor = start();
    await jest.advanceTimersByTimeAsync(MINUTE_MS + 29_000);
    expect(shownBy(actor)).toBe('School is closed tomorrow');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(shownBy(actor)).toBeUndefined();
    expect(questions).toHaveLength(1);
  });
});
