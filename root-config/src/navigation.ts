import {
  attributes,
  containerOf,
  keepUntilRendered,
  pause,
  registerActor,
} from '@school/shared-deps/bundled';
import type { SectionEntry } from '@school/shared-deps/server';
import { getAppStatus, triggerAppChange, unregisterApplication } from 'single-spa';
import { createActor, fromPromise } from 'xstate';

import { clearFailure, showFailure } from './failures';
import { fetchSection } from './fetch-section';
import { type Failure, type Navigation, navigationMachine } from './navigation.machine';
import { present } from './present';
import { registerSection } from './registration';
import { scrollToTop, storeScroll } from './scroll';
import { type Target, targetOf } from './sections';

/** single-spa loads code that has failed again only after this time (milliseconds). */
const LOAD_AGAIN_MS = 200;

/** Starts the chart of the document's page changes, with its effects. */
export function startNavigation(sections: readonly SectionEntry[]): Navigation {
  const navigation: Navigation = createActor(
    navigationMachine.provide({
      actors: {
        preparePage: fromPromise(({ input }) => prepare(input.target)),
        retryPage: fromPromise(async ({ input }) => {
          await prepare(input.target);
          if (input.target) await revive(input.target.section, navigation);
        }),
      },
      actions: {
        pushAddress: (_, { target }) => {
          storeScroll();
          const behind = location.pathname + location.search;
          history.pushState({ key: String(Date.now()), behind }, '', target.url);
        },
        scrollToStart: ({ context }, { target }) => {
          // the page is shown already: the history gets no other entry
          history.replaceState(history.state, '', target.url);
          scrollToTop();
          void present(context.target);
        },
        // an empty path belongs to no page; the HTML stays in view until the next page is mounted
        detachServerHtml: () =>
          document.querySelector(`[${attributes.prerendered}]`)?.setAttribute(attributes.prerendered, ''),
        present: ({ context }) => void present(context.target),
        clearLeftovers: ({ context }) => clearLeftovers(context.sections, context.target),
        remount: () => void triggerAppChange(),
      },
    }),
    { input: { sections, target: targetOf(sections, new URL(location.href)) } },
  );

  const { target: served } = navigation.getSnapshot().context;
  const prepare = async (target: Target | undefined) => {
    if (!target) return;
    // the server's page has come with its records
    const module = await fetchSection(target, target !== served);
    await module.prepare(target.url);
  };

  showState(navigation);
  navigation.start();
  registerActor({ section: 'shell', name: 'navigation', actor: navigation });
  return navigation;
}

/** Keeps what the document says of the navigation up to date. */
function showState(navigation: Navigation): void {
  let shown: Failure | undefined;
  navigation.subscribe((snapshot) => {
    if (snapshot.hasTag('busy') && !snapshot.context.isPresented)
      document.documentElement.setAttribute('aria-busy', 'true');
    else document.documentElement.removeAttribute('aria-busy');
    const { failure } = snapshot.context;
    if (failure === shown) return;
    if (shown) clearFailure(shown);
    shown = failure;
    if (!failure) return;
    console.error(failure.error);
    showFailure(failure, () => navigation.send({ type: 'retry.requested' }));
  });
}

/** Makes single-spa try a section again that has failed. */
async function revive(section: SectionEntry, navigation: Navigation): Promise<void> {
  const status = getAppStatus(section.name);
  if (status === 'SKIP_BECAUSE_BROKEN') {
    await unregisterApplication(section.name);
    registerSection(section, navigation);
  }
  if (status === 'LOAD_ERROR') await pause(LOAD_AGAIN_MS);
}

/** single-spa knows neither the server's error screen nor its HTML of a section that was never mounted. */
function clearLeftovers(sections: readonly SectionEntry[], target: Target | undefined): void {
  if (target) document.querySelector('.siteError')?.setAttribute(attributes.leaving, '');
  for (const section of sections) {
    if (section === target?.section) continue;
    const container = containerOf(section.name);
    if (container.hasAttribute(attributes.prerendered)) keepUntilRendered(container);
  }
}
