import type { DeployedSection } from '@school/contract';
import { type ActorRefFrom, assertEvent, assign, fromPromise, setup } from 'xstate';

import type { Target } from '../sections';
import type { ServedPage } from './fragments';

/** A page that cannot be shown, and why. */
export interface Failure {
  target: Target;
  error: unknown;
}

interface NavigationContext {
  /** Every section of the release. */
  sections: readonly DeployedSection[];
  /** The page that is shown or on its way; undefined in a document without a page, such as an error. */
  target: Target | undefined;
  failure: Failure | undefined;
  /** Whether the page of `target` is the one that the server has presented. */
  isPresented: boolean;
}

type NavigationEvent =
  | { type: 'shell.started' }
  /** `isCurrent`: the link leads to the address that the browser shows. */
  | { type: 'link.followed'; target: Target; isCurrent: boolean }
  /** single-spa mounts nothing until the chart has left its states with the tag `preparing`. */
  | { type: 'address.changed'; target: Target }
  | { type: 'sections.unmounted' }
  | { type: 'sections.mounted' }
  | { type: 'section.failed'; name: string; error: unknown }
  | { type: 'retry.requested' };

interface PageInput {
  target: Target | undefined;
}

const notProvided = <T>() => fromPromise<T, PageInput>(() => Promise.reject(new Error('not provided')));
/** An effect on the document, which navigation.ts provides. */
const noop = (): void => undefined;
const isOwn = ({ target, failure }: NavigationContext) => failure?.target.section === target?.section;

/**
 * Changes of page: the next one is shown as soon as its HTML is here. Its code and records follow. Without
 * HTML the old page stays on screen until they are loaded.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as Pick<NavigationContext, 'sections' | 'target'>,
    tags: {} as 'busy' | 'preparing',
  },
  actors: {
    /** Fetches the server's HTML of the target, and its section's styles. */
    fetchHtml: notProvided<ServedPage>(),
    /** Loads the target's code and records, and opens its page in its section. */
    preparePage: notProvided<unknown>(),
    /** The same after a failure; afterwards single-spa can mount the section again. */
    retryPage: notProvided<unknown>(),
  },
  actions: {
    setTarget: assign(({ event }) => {
      assertEvent(event, ['link.followed', 'address.changed']);
      return { target: event.target, isPresented: false };
    }),
    storeFailure: assign(({ context: { target } }, { error }: { error: unknown }) => ({
      failure: target && { target, error },
    })),
    storeTimeout: assign(({ context: { target } }) => ({
      failure: target && { target, error: new Error(`${target.route.path} took too long`) },
    })),
    forgetFailure: assign(({ context }) => ({ failure: isOwn(context) ? undefined : context.failure })),
    forgetLeftFailure: assign(({ context }) => ({ failure: isOwn(context) ? context.failure : undefined })),
    /** Adds the address to the browser's history. */
    pushAddress: noop,
    /** Shows the current page from its top. */
    scrollToStart: noop,
    setPresented: assign({ isPresented: true }),
    /** Puts the page's HTML in place. */
    place: (_, _params: { output: ServedPage }) => noop(),
    /** Sets title, menu, scroll and focus. */
    present: noop,
    /** Undoes what React's rendering of a page that is on screen has scrolled. */
    keepScroll: noop,
    /** Removes HTML that single-spa does not know. */
    clearLeftovers: noop,
    /** Lets single-spa mount a section that had failed. */
    remount: noop,
  },
  guards: {
    isOfTarget: ({ context, event }) => 'name' in event && context.target?.section.name === event.name,
    isCurrent: ({ event }) => 'isCurrent' in event && event.isCurrent,
    isOnItsWay: ({ context, event }) => 'isCurrent' in event && event.isCurrent && !context.isPresented,
    hasHtml: (_, { output }: { output: ServedPage }) => output.main !== undefined,
    isPresented: ({ context }) => context.isPresented,
    isTarget: ({ context, event }) => 'target' in event && event.target.url.href === context.target?.url.href,
    hasFailed: ({ context }) => context.failure !== undefined,
  },
  delays: {
    /** After this the page is shown once its code and records are here. */
    htmlPatience: 2_000,
    /** After this the visitor learns that a page did not come. */
    patience: 10_000,
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ ...input, failure: undefined, isPresented: true }),
  on: {
    'link.followed': [
      { guard: 'isCurrent', actions: 'scrollToStart' },
      { target: '.fetching', actions: ['pushAddress', 'setTarget'] },
    ],
    'address.changed': [
      { guard: 'isTarget', description: 'Its link was followed.' },
      {
        description: 'The browser shows the address of another page, by Back or Forward.',
        target: '.fetching',
        actions: 'setTarget',
      },
    ],
    'sections.unmounted': {
      description: 'single-spa has unmounted the sections that are left.',
      actions: ['forgetLeftFailure', 'clearLeftovers'],
    },
    'section.failed': [
      {
        guard: 'isOfTarget',
        actions: { type: 'storeFailure', params: ({ event }) => event },
      },
      { actions: ({ event }) => console.error(event.error) },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The first page, which is that of the server.',
      on: {
        'shell.started': { description: 'The sections are registered with single-spa.', target: 'preparing' },
      },
    },
    fetching: {
      description: 'The page on screen stays while the HTML of the next one is fetched.',
      tags: ['busy', 'preparing'],
      entry: 'forgetFailure',
      on: { 'link.followed': { guard: 'isOnItsWay' } },
      invoke: {
        src: 'fetchHtml',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasHtml', params: ({ event }) => event },
            target: 'preparing',
            actions: ['setPresented', { type: 'place', params: ({ event }) => event }],
          },
          'preparing',
        ],
        onError: { description: 'The page is rendered by its code alone.', target: 'preparing' },
      },
      after: { htmlPatience: 'preparing' },
    },
    preparing: {
      description: 'Code and records of the page are fetched.',
      tags: ['busy', 'preparing'],
      // a second click on its link
      on: { 'link.followed': { guard: 'isOnItsWay' } },
      invoke: {
        src: 'preparePage',
        input: ({ context }) => context,
        onDone: 'mounting',
        onError: { target: 'mounting', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: { patience: { target: 'mounting', actions: 'storeTimeout' } },
    },
    mounting: {
      description: 'single-spa mounts the section of the page; that of the server is hydrated.',
      tags: 'busy',
      on: {
        'sections.mounted': [
          { guard: 'isPresented', target: 'idle', actions: 'keepScroll' },
          { target: 'idle', actions: 'present' },
        ],
      },
    },
    idle: {
      description: 'A page is shown.',
      always: { guard: 'hasFailed', target: 'failed' },
      on: {
        'address.changed': {
          guard: 'isTarget',
          description: 'single-spa was busy with another page when the link was followed.',
          target: 'preparing',
        },
      },
    },
    failed: {
      description: 'The page could not be shown; a notice in its place says so.',
      on: {
        'retry.requested': 'retrying',
        // the link of the page that failed
        'link.followed': { guard: 'isCurrent', target: 'retrying' },
      },
    },
    retrying: {
      description: 'Code and records of the page that failed are fetched again.',
      entry: ['forgetFailure', assign({ isPresented: false })],
      invoke: {
        src: 'retryPage',
        input: ({ context }) => context,
        onDone: { target: 'mounting', actions: 'remount' },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: { patience: { target: 'failed', actions: 'storeTimeout' } },
    },
  },
});

export type Navigation = ActorRefFrom<typeof navigationMachine>;
