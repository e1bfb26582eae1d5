import { assign, type CallbackActorLogic, type EventObject, fromPromise, setup } from 'xstate';

/** A page that is open: its actors run until `close`. */
export interface OpenPage {
  /** Path and query that it was opened for. */
  address: string;
  /** Whether an address is the one of what it shows now. */
  isAt: (address: string) => boolean;
  title: string;
  close: () => void;
}

/** Events that React reports about the section's root. */
export type RootEvent = { type: 'root.rendered' } | { type: 'root.failed'; error: unknown };

type SectionEvent =
  | { type: 'page.requested'; address: string }
  | { type: 'mount.requested' }
  | { type: 'section.left' }
  | { type: 'root.replaced' }
  | RootEvent;

interface SectionContext<P> {
  /** Address of the page that was requested last. */
  address: string;
  page: P | undefined;
  /** Why the page or the root has failed. */
  error: unknown;
}

interface SectionEffects<P extends OpenPage> {
  openPage: (address: string, signal: AbortSignal) => Promise<P>;
  /** Renders the section, from this page on, until it is stopped; it reports `RootEvent`s. */
  reactRoot: CallbackActorLogic<EventObject, { page: P | undefined }>;
}

/**
 * One section: its pages and its React root. The open page stays until the next one is ready. A root that has
 * failed is dead: React has removed all of it. Only leaving the section clears it away.
 */
export function createSectionMachine<P extends OpenPage>({ openPage, reactRoot }: SectionEffects<P>) {
  return setup({
    types: { context: {} as SectionContext<P>, events: {} as SectionEvent },
    actors: {
      openPage: fromPromise(({ input, signal }: { input: { address: string }; signal: AbortSignal }) =>
        openPage(input.address, signal),
      ),
      reactRoot,
    },
    actions: {
      closePage: ({ context }) => context.page?.close(),
    },
    guards: {
      isOpen: ({ context, event }) => 'address' in event && context.page?.isAt(event.address) === true,
    },
  }).createMachine({
    id: 'section',
    context: { address: '', page: undefined, error: undefined },
    type: 'parallel',
    states: {
      page: {
        on: {
          'page.requested': [
            {
              description: 'single-spa has come to an address of this section.',
              guard: 'isOpen',
              target: '.open',
              actions: assign({ address: ({ event }) => event.address }),
            },
            { target: '.loading', actions: assign({ address: ({ event }) => event.address }) },
          ],
          'section.left': {
            description: 'The visitor has gone to another section.',
            target: '.closed',
            actions: ['closePage', assign({ page: undefined, address: '' })],
          },
        },
        initial: 'closed',
        states: {
          closed: {},
          loading: {
            description: 'The code and the records of the page are fetched; the page before it stays.',
            invoke: {
              src: 'openPage',
              input: ({ context }) => ({ address: context.address }),
              onDone: {
                target: 'open',
                actions: ['closePage', assign(({ event }) => ({ page: event.output, error: undefined }))],
              },
              onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
            },
          },
          open: {},
          failed: {},
        },
      },
      root: {
        initial: 'unmounted',
        states: {
          unmounted: {
            on: { 'mount.requested': { description: 'single-spa mounts the section.', target: 'rendered' } },
          },
          rendered: {
            description: 'The section has a React root.',
            invoke: {
              src: 'reactRoot',
              input: ({ context }) => ({ page: context.page }),
              onError: { target: '.dead', actions: assign(({ event }) => ({ error: event.error })) },
            },
            on: {
              'root.failed': { target: '.dead', actions: assign(({ event }) => ({ error: event.error })) },
              'root.replaced': {
                description: 'The server’s HTML of another page of the section has taken its place.',
                target: 'replaced',
              },
              'section.left': 'unmounted',
            },
            initial: 'mounting',
            states: {
              mounting: {
                on: {
                  'root.rendered': {
                    description: 'React has rendered the page for the first time.',
                    target: 'mounted',
                  },
                },
              },
              mounted: {},
              dead: { description: 'React has removed all of it.' },
            },
          },
          replaced: {
            description: 'Until the page of that HTML is open.',
            on: { 'mount.requested': 'rendered', 'section.left': 'unmounted' },
          },
        },
      },
    },
  });
}

export type SectionMachine<P extends OpenPage> = ReturnType<typeof createSectionMachine<P>>;
