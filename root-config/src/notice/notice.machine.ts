import type { ShownNotice } from '@school/shared-deps';
import { assign, fromPromise, setup } from 'xstate';

/** An answer of the server. */
export interface NoticeAnswer {
  notice: ShownNotice | undefined;
  /** The server's clock. */
  now: number;
}

interface NoticeContext {
  /** When the server was last asked, or has sent the document, by the browser's clock. */
  askedAt: number;
  /** Requests in a row that have failed. */
  failures: number;
  /** The notice that is shown; undefined until the server has answered. */
  answer: { notice: ShownNotice | undefined; endsAt: number } | undefined;
}

const EVERY_MS = 60_000;
/** Pages that were opened together do not ask together. */
const JITTER_MS = 15_000;
const MAX_FAILURES = 4;

/** Asks for the urgent notice at most once a minute, and only while the page is looked at. */
export const noticeMachine = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as { type: 'page.shown' } | { type: 'page.hidden' },
    input: {} as Pick<NoticeContext, 'askedAt'>,
  },
  actors: { fetchNotice: fromPromise<NoticeAnswer>(() => Promise.reject(new Error('not provided'))) },
  delays: {
    nextStep: ({ context: { askedAt, failures, answer } }) => {
      const questionAt = askedAt + EVERY_MS * 2 ** failures + Math.random() * JITTER_MS;
      return Math.max(0, Math.min(questionAt, answer?.endsAt ?? Infinity) - Date.now());
    },
  },
  guards: { hasEnded: ({ context: { answer } }) => (answer?.endsAt ?? Infinity) <= Date.now() },
  actions: {
    countQuestion: assign({ askedAt: () => Date.now() }),
    storeAnswer: assign((_, { notice, now }: NoticeAnswer) => ({
      failures: 0,
      // clocks of visitors may be wrong: the time that is left counts
      answer: { notice, endsAt: notice ? Date.now() + Date.parse(notice.until) - now : Infinity },
    })),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, MAX_FAILURES) }),
    removeNotice: assign({ answer: { notice: undefined, endsAt: Infinity } }),
  },
}).createMachine({
  id: 'notice',
  context: ({ input }) => ({ ...input, failures: 0, answer: undefined }),
  initial: 'waiting',
  on: { 'page.hidden': '.hidden' },
  states: {
    hidden: {
      description: 'Another window or tab is looked at.',
      on: { 'page.shown': 'waiting' },
    },
    waiting: {
      after: {
        nextStep: [
          { guard: 'hasEnded', target: 'waiting', reenter: true, actions: 'removeNotice' },
          { target: 'asking' },
        ],
      },
    },
    asking: {
      entry: 'countQuestion',
      invoke: {
        src: 'fetchNotice',
        onDone: { target: 'waiting', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
        onError: { target: 'waiting', actions: 'countFailure' },
      },
    },
  },
});
