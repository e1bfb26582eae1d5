import { assign, fromPromise, setup } from 'xstate';

/** A page that is open: its actors run until `close`. */
export interface OpenPage {
  /** Path and query that it was opened for. */
  address: string;
  title: string;
  close: () => void;
}

type SectionEvent = { type: 'page.requested'; address: string } | { type: 'section.left' };

/** One section's pages: which is open, and which is on its way; the open one stays until the next one is ready. */
export function createSectionMachine<P extends OpenPage>(
  open: (address: string, signal: AbortSignal) => Promise<P>,
) {
  return setup({
    types: {
      context: {} as { address: string; page: P | undefined; error: unknown },
      events: {} as SectionEvent,
    },
    actors: {
      openPage: fromPromise(({ input, signal }: { input: { address: string }; signal: AbortSignal }) =>
        open(input.address, signal),
      ),
    },
    actions: {
      setAddress: assign((_, params: { address: string }) => ({ address: params.address })),
      closePage: ({ context }) => context.page?.close(),
      storePage: assign((_, params: { page: P }) => ({ page: params.page, error: undefined })),
      forgetPage: assign({ page: undefined, address: '' }),
      setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    },
    guards: {
      isOpen: ({ context }, params: { address: string }) => context.page?.address === params.address,
    },
  }).createMachine({
    id: 'section',
    context: { address: '', page: undefined, error: undefined },
    on: {
      'page.requested': [
        {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: '.showing',
          actions: { type: 'setAddress', params: ({ event }) => event },
        },
        { target: '.loading', actions: { type: 'setAddress', params: ({ event }) => event }, reenter: true },
      ],
      'section.left': { target: '.idle', actions: ['closePage', 'forgetPage'] },
    },
    initial: 'idle',
    states: {
      idle: {},
      loading: {
        invoke: {
          src: 'openPage',
          input: ({ context }) => ({ address: context.address }),
          onDone: {
            target: 'showing',
            actions: ['closePage', { type: 'storePage', params: ({ event }) => ({ page: event.output }) }],
          },
          onError: {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      showing: {},
      failed: {},
    },
  });
}

export type SectionMachine<P extends OpenPage> = ReturnType<typeof createSectionMachine<P>>;
