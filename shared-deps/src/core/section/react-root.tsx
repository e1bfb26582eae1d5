import { resourceKeys } from '@school/contract';
import { useSelector } from '@xstate/react';
import * as React from 'react';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate';

import { attributes, containerOf, keepUntilRendered, removeLeft } from '../../bundled';
import { createIslandScheduler } from '../hydration/island-scheduler';
import { takeCapturedEvent } from '../hydration/replay-event';
import { ErrorBoundary } from '../ui/error-boundary';
import { HydrationContext, type IslandScheduler } from '../ui/hydration-context';
import { browserSession } from './browser';
import type { RunningPage } from './open-page';
import type { RootEvent, SectionMachine } from './section.machine';
import { SectionFailure, SectionView } from './section-view';

export type SectionActor = ActorRefFrom<SectionMachine<RunningPage>>;

interface RootOptions {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  identifierPrefix: string;
  section: () => SectionActor;
}

/** Mounts a section's root by single-spa-react's lifecycles; stopping it unmounts the root. */
export function createReactRoot({ name, identifierPrefix, section }: RootOptions) {
  return fromCallback<EventObject, { page: RunningPage | undefined }>(({ input: { page }, sendBack }) => {
    const report = (event: RootEvent) => sendBack(event);
    const fail = (error: unknown) => report({ type: 'root.failed', error });
    const container = containerOf(name);
    const isOfPage = page !== undefined && isServed(container, page);
    const replayEvent = isOfPage ? takeCapturedEvent(container) : undefined;
    const hydrated = isOfPage && isSeeded(page) ? page : undefined;
    if (hydrated) container.removeAttribute(attributes.prerendered);
    else if (container.hasChildNodes()) keepUntilRendered(container);

    const scheduler = hydrated && createIslandScheduler(container, replayEvent !== undefined);

    const options = {
      identifierPrefix,
      onRecoverableError: (error: unknown) => console.error(`${name} was rendered anew:`, error),
      onUncaughtError: fail,
    };
    const { mount, unmount } = singleSpaReact<SectionRootProps>({
      React,
      // single-spa-react passes no options to React's roots
      ReactDOMClient: {
        createRoot: (element: Element) => createRoot(element, options),
        hydrateRoot: (element: Element, tree: ReactNode) => hydrateRoot(element, tree, options),
      },
      rootComponent: SectionRoot,
      renderType: hydrated ? 'hydrateRoot' : 'createRoot',
      errorBoundary: (error) => <SectionFailure error={error} sent={scheduler} />,
      // not in its types; in a table of all, a section's next root would replace the one that is left
      ...{ renderResults: {} },
    }) as RootLifecycles;
    const props: SectionRootProps & { name: string } = {
      name,
      section: section(),
      hydrated,
      scheduler,
      onRendered: () => {
        removeLeft();
        report({ type: 'root.rendered' });
        // React has to commit before it receives the event
        if (replayEvent) setTimeout(() => replayEvent(containerOf(name)));
      },
    };
    const begin = () => void mount(props).catch(fail);
    // a transition hydrates in slices, between which the browser answers input
    if (hydrated) startTransition(begin);
    else begin();
    return () => {
      // the HTML of another page may have taken its place
      const mounted = containerOf(name);
      if (mounted.hasAttribute(attributes.prerendered) || !mounted.hasChildNodes()) {
        void unmount(props);
        return;
      }
      keepUntilRendered(mounted);
      // by then the next page is shown, or has failed; a root that has died never confirms it
      addEventListener('single-spa:routing-event', () => void unmount(props), { once: true });
    };
  });
}

type RootLifecycles = Record<'mount' | 'unmount', (props: object) => Promise<unknown>>;

interface SectionRootProps {
  section: SectionActor;
  /** The page that is being hydrated. */
  hydrated: RunningPage | undefined;
  scheduler: IslandScheduler | undefined;
  onRendered: () => void;
}

function SectionRoot({ section, hydrated, scheduler, onRendered }: SectionRootProps) {
  // the page that is left stays until its root goes
  const page = useSelector(
    section,
    (snapshot) => snapshot.context.page,
    (shown, next) => next === undefined || next === shown,
  );
  useLayoutEffect(onRendered, [onRendered]);
  if (!page) return null;
  const sent = page === hydrated ? scheduler : undefined;
  return (
    <HydrationContext value={sent}>
      <ErrorBoundary key={page.address} fallback={(error) => <SectionFailure error={error} sent={sent} />}>
        <SectionView page={page} />
      </ErrorBoundary>
    </HydrationContext>
  );
}

/** Whether the container holds the server's HTML of this page, in whatever case its path was requested. */
function isServed(container: HTMLElement, page: RunningPage): boolean {
  return container.getAttribute(attributes.prerendered)?.toLowerCase() === page.context.path.toLowerCase();
}

/**
 * Whether the server had all of the page's records; if not, its machines have gone on since the server's
 * placeholders.
 */
function isSeeded({ context }: RunningPage): boolean {
  return resourceKeys(context.route, context.query).every(browserSession().isSeeded);
}
