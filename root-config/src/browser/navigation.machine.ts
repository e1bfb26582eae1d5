import { assign, fromPromise, setup } from 'xstate';

import type { SectionEntry } from '../section-map';
import type { Target } from './sections';

/** A page that cannot be shown, and why. */
export interface Failure {
  target: Target;
  error: unknown;
}

interface NavigationContext {
  /** Every section of the release. */
  sections: readonly SectionEntry[];
  /** The page that is shown or on its way; undefined in a document without a page, such as an error. */
  target: Target | undefined;
  failure: Failure | undefined;
  /** Names of the sections whose code is loaded: they fetch records themselves. */
  loaded: readonly string[];
  /** Addresses that were fetched ahead. */
  preloaded: readonly string[];
}

type NavigationEvent =
  | { type: 'shell.started' }
  /** `isCurrent`: the link leads to the address that the browser shows. */
  | { type: 'link.followed'; target: Target; isCurrent: boolean }
  /** single-spa mounts nothing until the chart has left its states with the tag `preparing`. */
  | { type: 'address.changed'; target: Target }
  | { type: 'sections.unmounted' }
  | { type: 'sections.mounted' }
  | { type: 'section.loaded'; name: string }
  | { type: 'section.failed'; name: string; error: unknown }
  | { type: 'retry.requested' }
  | { type: 'page.anticipated'; target: Target }
  | { type: 'preload.failed'; target: Target };

interface PageParams {
  target: Target;
}
interface PageInput {
  target: Target | undefined;
}

const notProvided = fromPromise<unknown, PageInput>(() => Promise.reject(new Error('not provided')));
const isOwn = ({ target, failure }: NavigationContext) => failure?.target.section === target?.section;
const tooLong = ({ target }: NavigationContext) => new Error(`${target?.route.path} took too long`);

/** Changes of page: the old page stays on screen until the code and the records of the next one are loaded. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as Pick<NavigationContext, 'sections' | 'target'>,
    tags: {} as 'busy' | 'preparing',
  },
  actors: {
    /** Loads the target's code and records, and opens its page in its section. */
    preparePage: notProvided,
    /** The same after a failure; afterwards single-spa can mount the section again. */
    retryPage: notProvided,
  },
  actions: {
    setTarget: assign((_, { target }: PageParams) => ({ target })),
    storeFailure: assign(({ context: { target } }, { error }: { error: unknown }) => ({
      failure: target && { target, error },
    })),
    forgetFailure: assign(({ context }) => ({ failure: isOwn(context) ? undefined : context.failure })),
    forgetLeftFailure: assign(({ context }) => ({ failure: isOwn(context) ? context.failure : undefined })),
    storeLoaded: assign(({ context }, { name }: { name: string }) => ({ loaded: [...context.loaded, name] })),
    storePreloaded: assign(({ context }, { target }: PageParams) => ({
      preloaded: [...context.preloaded, target.url.href],
    })),
    forgetPreloaded: assign(({ context }, { target }: PageParams) => ({
      preloaded: context.preloaded.filter((href) => href !== target.url.href),
    })),
    /** Adds the address to the browser's history. */
    pushAddress: (_, _params: PageParams) => undefined,
    /** Shows the current page from its top. */
    beginAgain: (_, _params: PageParams) => undefined,
    /** Keeps the next page from hydrating the server's HTML. */
    disownServedPage: () => undefined,
    /** Sets title, menu, scroll and focus. */
    present: () => undefined,
    /** Removes HTML that single-spa does not know. */
    clearLeftovers: () => undefined,
    /** Lets single-spa mount a section that had failed. */
    remount: () => undefined,
    preload: (_, _params: PageParams) => undefined,
    logError: (_, _params: { error: unknown }) => undefined,
  },
  guards: {
    isCurrent: (_, params: { isCurrent: boolean }) => params.isCurrent,
    isOfTarget: ({ context }, { name }: { name: string }) => context.target?.section.name === name,
    isPreloaded: ({ context }, { target }: PageParams) => context.preloaded.includes(target.url.href),
    hasFailed: ({ context }) => context.failure !== undefined,
  },
  delays: {
    /** After this the visitor learns that a page did not come. */
    patience: 10_000,
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ ...input, failure: undefined, loaded: [], preloaded: [] }),
  on: {
    'link.followed': [
      {
        guard: { type: 'isCurrent', params: ({ event }) => event },
        actions: { type: 'beginAgain', params: ({ event }) => event },
      },
      { actions: { type: 'pushAddress', params: ({ event }) => event } },
    ],
    'address.changed': {
      description: 'The browser shows the address of another page: by a link, Back or Forward.',
      target: '.preparing',
      actions: { type: 'setTarget', params: ({ event }) => event },
    },
    'sections.unmounted': {
      description: 'single-spa has unmounted the sections that are left.',
      actions: ['forgetLeftFailure', 'clearLeftovers'],
    },
    'section.loaded': {
      description: 'The code of a section is here.',
      actions: { type: 'storeLoaded', params: ({ event }) => event },
    },
    'section.failed': [
      {
        guard: { type: 'isOfTarget', params: ({ event }) => event },
        actions: { type: 'storeFailure', params: ({ event }) => event },
      },
      { actions: { type: 'logError', params: ({ event }) => event } },
    ],
    'page.anticipated': [
      {
        description: 'The visitor may follow a link next: its page is fetched ahead.',
        guard: { type: 'isPreloaded', params: ({ event }) => event },
      },
      {
        actions: [
          { type: 'storePreloaded', params: ({ event }) => event },
          { type: 'preload', params: ({ event }) => event },
        ],
      },
    ],
    'preload.failed': { actions: { type: 'forgetPreloaded', params: ({ event }) => event } },
  },
  initial: 'starting',
  states: {
    starting: {
      description:
        'The first page: that of the server, or of a link that was followed before the shell started.',
      on: {
        'shell.started': { description: 'The sections are registered with single-spa.', target: 'served' },
        'link.followed': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event },
            target: 'served',
            actions: { type: 'beginAgain', params: ({ event }) => event },
          },
          {
            target: 'preparing',
            actions: [
              { type: 'setTarget', params: ({ event }) => event },
              'disownServedPage',
              { type: 'pushAddress', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    /** The server's page is on screen already: it is not presented when its section has mounted. */
    served: {
      description: 'The page of the server is on screen already.',
      on: { 'sections.mounted': 'idle' },
      initial: 'preparing',
      states: {
        preparing: {
          description: 'The code and the records of the page are fetched.',
          tags: 'preparing',
          invoke: {
            src: 'preparePage',
            input: ({ context }) => context,
            onDone: 'mounting',
            onError: {
              target: 'mounting',
              actions: { type: 'storeFailure', params: ({ event }) => event },
            },
          },
          after: {
            patience: {
              target: 'mounting',
              actions: { type: 'storeFailure', params: ({ context }) => ({ error: tooLong(context) }) },
            },
          },
        },
        mounting: { description: 'single-spa mounts the section, which hydrates the page.' },
      },
    },
    idle: { description: 'A page is shown.', always: { guard: 'hasFailed', target: 'failed' } },
    preparing: {
      description: 'The old page stays while code and records are fetched.',
      tags: ['busy', 'preparing'],
      entry: 'forgetFailure',
      // a second click on the link of the page that is on its way
      on: { 'link.followed': { guard: { type: 'isCurrent', params: ({ event }) => event } } },
      invoke: {
        src: 'preparePage',
        input: ({ context }) => context,
        onDone: 'mounting',
        onError: { target: 'mounting', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: {
        patience: {
          target: 'mounting',
          actions: { type: 'storeFailure', params: ({ context }) => ({ error: tooLong(context) }) },
        },
      },
    },
    mounting: {
      description: 'single-spa mounts the section of the next page.',
      tags: 'busy',
      on: { 'sections.mounted': { target: 'idle', actions: 'present' } },
    },
    failed: {
      description: 'The page could not be shown; a notice in its place says so.',
      on: {
        'retry.requested': 'retrying',
        // the link of the page that failed
        'link.followed': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: 'retrying' },
      },
    },
    retrying: {
      description: 'Code and records of the page that failed are fetched again.',
      entry: 'forgetFailure',
      invoke: {
        src: 'retryPage',
        input: ({ context }) => context,
        onDone: { target: 'mounting', actions: 'remount' },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: {
        patience: {
          target: 'failed',
          actions: { type: 'storeFailure', params: ({ context }) => ({ error: tooLong(context) }) },
        },
      },
    },
  },
});
