import { type ReactElement, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

import { createIslandScheduler } from '../core/hydration/island-scheduler';
import { HydrationContext } from '../core/ui/hydration-context';
import { leaveSchedulingToReact } from './react-scheduling';

let root: Root | undefined;

/** Prepares jsdom for pages with islands, and removes the page after each test. */
export function prepareIslands(): void {
  leaveSchedulingToReact();
  beforeEach(() => {
    Object.assign(navigator, { connection: {} });
    Object.assign(globalThis, { requestIdleCallback: queueMicrotask });
    stubObservers(true);
  });
  afterEach(() => {
    root?.unmount();
    document.body.replaceChildren();
  });
}

/**
 * Replaces the browser's observers.
 * @param isIntersecting whether what they observe is in view
 * @returns changes that
 */
export function stubObservers(isIntersecting: boolean): { see: (isIntersecting: boolean) => void } {
  const changes: ((isIntersecting: boolean) => void)[] = [];
  class StubbedObserver {
    disconnect = () => undefined;
    unobserve = () => undefined;
    private readonly report: (entries: object[]) => void;
    constructor(report: (entries: object[]) => void) {
      this.report = report;
    }
    observe(target: Element) {
      const change = (isIntersecting: boolean) => this.report([{ target, isIntersecting }]);
      changes.push(change);
      queueMicrotask(() => change(isIntersecting));
    }
  }
  Object.assign(globalThis, { IntersectionObserver: StubbedObserver });
  return { see: (isIntersecting) => changes.forEach((change) => change(isIntersecting)) };
}

interface EarlyPage {
  /** The visitor's actions before the page is hydrated. */
  actEarly?: () => void;
  /** The page as the browser renders it, where it differs. */
  inBrowser?: ReactElement;
}

/** Shows a page's HTML, lets the visitor act on it, and then hydrates it up to its islands. */
export async function openFromServer(
  page: ReactElement,
  { actEarly, inBrowser = page }: EarlyPage = {},
): Promise<void> {
  const container = document.createElement('div');
  const noop = () => undefined;
  container.innerHTML = renderToString(pageWith(noop, page));
  document.body.append(container);
  actEarly?.();
  const scheduler = createIslandScheduler(container);
  await new Promise<void>((onHydrated) => {
    const hydrating = (
      <HydrationContext value={scheduler}>{pageWith(onHydrated, inBrowser)}</HydrationContext>
    );
    root = hydrateRoot(container, hydrating, {
      ...(inBrowser !== page && { onRecoverableError: noop }),
    });
  });
}

function pageWith(onHydrated: () => void, page: ReactElement): ReactElement {
  return (
    <>
      <Hydrated onHydrated={onHydrated} />
      {page}
    </>
  );
}

/** Shows nothing, and reports that React has hydrated what is around it. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
