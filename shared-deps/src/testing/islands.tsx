import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

import { HydrationContext } from '../core/hydration/island';
import { createIslandScheduler } from '../core/hydration/island-scheduler';
import { leaveSchedulingToReact } from './react-scheduling';

let root: Root | undefined;

/** Prepares jsdom for pages with islands, and removes the page after each test. */
export function prepareIslands(): void {
  leaveSchedulingToReact();
  beforeEach(() => {
    // jsdom has no time line
    Object.assign(performance, { mark: jest.fn() });
    Object.assign(navigator, { connection: {} });
    Object.assign(globalThis, { requestIdleCallback: (work: () => void) => setTimeout(work, 0) });
  });
  afterEach(() => {
    root?.unmount();
    document.body.replaceChildren();
  });
}

interface EarlyPage {
  /** The visitor's actions before the page is hydrated. */
  actEarly?: () => void;
  /** The page as the browser renders it, where it differs. */
  inBrowser?: ReactElement;
}

/** Shows a page's HTML, lets the visitor act on it, and then hydrates it as far as its islands allow. */
export async function openFromServer(
  page: ReactElement,
  { actEarly, inBrowser = page }: EarlyPage = {},
): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  actEarly?.();
  const scheduler = createIslandScheduler(container);
  root = hydrateRoot(container, <HydrationContext value={scheduler}>{inBrowser}</HydrationContext>, {
    ...(inBrowser !== page && { onRecoverableError: () => undefined }),
  });
  await aWhile();
}

/** Lets more tasks pass than React needs for anything on these pages. */
export async function aWhile(): Promise<void> {
  for (let tasks = 0; tasks < 25; tasks += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
