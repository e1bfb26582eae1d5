import { useSelector } from '@xstate/react';
import * as React from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';

import { createSectionMachine, type SectionMachine } from '../machines/section.machine';
import { resourceKeys } from './routes';
import { browserVisit } from './browser';
import { type HydrationGates, HydrationContext } from './hydration';
import { createHydrationGates } from './hydration-gates';
import { openPage, openSeededPage, preloadPage, type RunningPage } from './open-page';
import type { PageContext } from './page';
import { PageBoundary, SectionFailure, SectionView } from './section-view';
import { takePressed } from './pressed';
import type { Loaded, Route, SectionModule } from './types';

interface SectionOptions {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  routes: readonly Route[];
}

type SectionActor = ActorRefFrom<SectionMachine<RunningPage>>;

/** A micro-frontend: single-spa's lifecycles around the pages of its routes, and their rendering on the server. */
export function defineSection({ name, routes }: SectionOptions): SectionModule {
  const identifierPrefix = `${name.replace(/^.*\//, '')}-`;
  const actor = createActor(
    createSectionMachine<RunningPage>((address, signal) => openPage(routes, address, browserVisit(), signal)),
  ).start();
  const lifecycles = createLifecycles(name, identifierPrefix, actor);

  return {
    ...lifecycles,
    prepare: async (address) => {
      actor.send({ type: 'page.requested', address: address.pathname + address.search });
      const settled = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
      if (settled.matches('failed')) throw settled.context.error;
    },
    preload: async (address) => {
      await preloadPage(routes, address, browserVisit().api);
    },
    title: () => {
      const snapshot = actor.getSnapshot();
      // after a failure its page is still the one that was shown before
      return (!snapshot.matches('failed') && snapshot.context.page?.title) || '';
    },
    render: async (request) => {
      const excerpts = new Map<string, Pick<Loaded, 'records' | 'excerpt'>>();
      const onExcerpt: PageContext['onExcerpt'] = (key, shown) => excerpts.set(key, shown);
      const page = await openSeededPage(routes, { ...request, onExcerpt });
      return { element: <SectionView page={page} />, title: page.title, excerpts, stop: page.close };
    },
    identifierPrefix,
  };
}

function createLifecycles(name: string, identifierPrefix: string, actor: SectionActor) {
  const mounting = createMounting(name, identifierPrefix);
  let pressAgain: (() => void) | undefined;
  let hydration: { page: RunningPage; gates: HydrationGates } | undefined;

  function SectionRoot() {
    const page = useSelector(actor, (snapshot) => snapshot.context.page);
    if (!page) return null;
    return (
      <HydrationContext value={hydration?.page === page ? hydration.gates : undefined}>
        <PageBoundary key={page.address}>
          <SectionView page={page} />
        </PageBoundary>
      </HydrationContext>
    );
  }

  const inner = singleSpaReact({
    React,
    ReactDOMClient: mounting.reactDom,
    rootComponent: SectionRoot,
    renderType: () => {
      const container = document.getElementById(`single-spa-application:${name}`);
      const page = actor.getSnapshot().context.page;
      if (!container || !page) return 'createRoot';
      if (isOfPage(container, page)) pressAgain = takePressed(container);
      if (!isPrerendered(container, page)) return 'createRoot';
      hydration = { page, gates: createHydrationGates(container, pressAgain !== undefined) };
      return 'hydrateRoot';
    },
    errorBoundary: (error: Error) => <SectionFailure error={error} />,
  });

  return {
    bootstrap: inner.bootstrap as SectionModule['bootstrap'],
    mount: async (props: object) => {
      await mounting.begin(() => (inner.mount as SectionModule['mount'])(props));
      pressAgain?.();
      pressAgain = undefined;
    },
    unmount: async (props: object) => {
      await mounting.end(() => (inner.unmount as SectionModule['unmount'])(props));
      hydration = undefined;
      actor.send({ type: 'section.left' });
    },
  };
}

/** Whether the container holds the server's HTML of this very page, whatever the case in which it was asked for. */
function isOfPage({ dataset }: HTMLElement, page: RunningPage): boolean {
  return dataset['prerendered']?.toLowerCase() === page.context.path.toLowerCase();
}

/** Whether that HTML has all of the page's records; anything else in the container is cleared. */
function isPrerendered(container: HTMLElement, page: RunningPage): boolean {
  const isWhole = isOfPage(container, page) && isSeeded(page);
  container.removeAttribute('data-prerendered');
  if (!isWhole) container.replaceChildren();
  return isWhole;
}

/** Whether the server had all of the page's records; if not, its machines have gone on since the server's placeholders. */
function isSeeded({ context }: RunningPage): boolean {
  const { isSeeded: hasSeed } = browserVisit();
  return resourceKeys(context.route, context.query).every(hasSeed);
}

/**
 * Keeps one broken section from freezing the shell: an error outside every boundary fails the mount at once, and a root
 * that died so is cleared away without waiting for it.
 */
function createMounting(name: string, identifierPrefix: string) {
  let root: Root | undefined;
  let isDead = false;
  let reject: ((error: unknown) => void) | undefined;
  const options: RootOptions = {
    identifierPrefix,
    onRecoverableError: (error) => console.error(`${name} was rendered anew:`, error),
    onUncaughtError: (error) => {
      isDead = true;
      reject?.(error);
    },
  };
  return {
    // single-spa-react passes no options to React's roots, so they are made here
    reactDom: {
      createRoot: (element: Element) => (root = createRoot(element, options)),
      hydrateRoot: (element: Element, tree: React.ReactNode) => (root = hydrateRoot(element, tree, options)),
    },
    begin: (mount: () => Promise<unknown>) => {
      isDead = false;
      const failure = new Promise<never>((_, no) => (reject = no));
      return Promise.race([mount(), failure]).finally(() => (reject = undefined));
    },
    end: async (unmount: () => Promise<unknown>) => {
      if (isDead) root?.unmount();
      else await unmount();
      root = undefined;
    },
  };
}
