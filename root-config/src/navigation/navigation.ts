import type { DeployedSection } from '@school/contract';
import type { PageSeed } from '@school/shared-deps';
import {
  attempt,
  attributes,
  containerOf,
  keepUntilRendered,
  pause,
  registerActor,
} from '@school/shared-deps/bundled';
import { getAppStatus, triggerAppChange, unregisterApplication } from 'single-spa';
import { assertEvent, createActor, fromPromise } from 'xstate';

import { fetchAgain } from '../fetch-again';
import { linkStyles, loadSection, type Target, targetOf } from '../sections';
import { clearFailure, showFailure } from './failures';
import { type ServedPage, showsHtml, takePage } from './fragments';
import { isSamePage } from './links';
import { type Failure, type Navigation, navigationMachine } from './navigation.machine';
import { keptPage, placePage } from './place';
import { codeOf, isDeployed, preloadCode } from './preload';
import { present } from './present';
import { registerSection } from './registration';
import { keyOfEntry, restoreScroll, scrollToTop, storeScroll } from './scroll';

/** single-spa loads code that has failed again only after this time (milliseconds). */
const LOAD_AGAIN_MS = 200;

/** Starts the chart of the document's page changes, with its effects. */
export function startNavigation(sections: readonly DeployedSection[]): Navigation {
  const navigation: Navigation = createActor(
    navigationMachine.provide({
      actors: {
        fetchHtml: fromPromise(({ input }) => fetchHtml(input.target)),
        preparePage: fromPromise(({ input }) => prepare(input.target)),
        retryPage: fromPromise(async ({ input }) => {
          await prepare(input.target);
          if (input.target) await revive(input.target.section, navigation);
        }),
      },
      actions: {
        pushAddress: ({ event }) => {
          assertEvent(event, 'link.followed');
          storeScroll();
          const behind = location.pathname + location.search;
          const state = { key: String(Date.now()), behind };
          attempt(
            () => history.pushState(state, '', event.target.url),
            () => location.assign(event.target.url),
          );
        },
        scrollToStart: ({ context, event }) => {
          assertEvent(event, 'link.followed');
          // the page is shown already: the history gets no other entry
          attempt(() => history.replaceState(history.state, '', event.target.url));
          scrollToTop();
          void present(context.target);
        },
        place: ({ context: { target } }, { output }) => {
          if (target && output.data) seeds.set(target, output.data);
          isKept = output.data === undefined;
          placePage(output, shown);
          shown = target;
          void present(target, output.title);
        },
        present: ({ context }) => {
          shown = context.target;
          void present(context.target);
        },
        keepScroll: () => isKept && restoreScroll(),
        clearLeftovers: ({ context }) => clearLeftovers(context.sections, context.target),
        remount: () => void triggerAppChange(),
      },
    }),
    { input: { sections, target: targetOf(sections, new URL(location.href)) } },
  );

  let { target: shown } = navigation.getSnapshot().context;
  let isKept = false;
  const seeds = new WeakMap<Target, PageSeed>();
  const prepare = async (target: Target | undefined) => {
    if (!target) return;
    const { section, url } = target;
    preloadCode(target);
    const [module] = await Promise.all([loadSection(section.name), linkStyles(section)]);
    await module.prepare(url, seeds.get(target));
  };

  showState(navigation);
  navigation.start();
  registerActor({ section: 'shell', name: 'navigation', actor: navigation });
  return navigation;
}

/** @throws when the browser, or somebody's own code of the section, cannot take the server's HTML */
async function fetchHtml(target: Target | undefined): Promise<ServedPage> {
  if (!target || !isDeployed(target.section)) throw new Error('no HTML');
  if (!showsHtml) preloadCode(target);
  const [page] = await Promise.all([
    keptPage(keyOfEntry()) ?? takePage(target.url).catch((error: unknown) => openFromDevice(target, error)),
    linkStyles(target.section),
  ]);
  return page;
}

/** A page that cannot be fetched may be on the device: its document is opened from there. */
function openFromDevice({ url }: Target, error: unknown): never {
  // the error of fetch without a network; the visitor may have gone on to another page
  const { serviceWorker } = navigator as Partial<Navigator>;
  const isDue = error instanceof TypeError && isSamePage(url.href, location.href);
  if (isDue && serviceWorker?.controller) location.reload();
  throw error;
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
    void fetchAgain(codeOf(failure.target));
    showFailure(failure, () => navigation.send({ type: 'retry.requested' }));
  });
}

/** Makes single-spa try a section again that has failed. */
async function revive(section: DeployedSection, navigation: Navigation): Promise<void> {
  const status = getAppStatus(section.name);
  if (status === 'SKIP_BECAUSE_BROKEN') {
    await unregisterApplication(section.name);
    registerSection(section, navigation);
  }
  if (status === 'LOAD_ERROR') await pause(LOAD_AGAIN_MS);
}

/** single-spa knows neither the server's error screen nor its HTML of a section that was never mounted. */
function clearLeftovers(sections: readonly DeployedSection[], target: Target | undefined): void {
  if (target) document.querySelector('.siteError')?.setAttribute(attributes.leaving, '');
  for (const section of sections) {
    if (section === target?.section) continue;
    const container = containerOf(section.name);
    if (container.hasAttribute(attributes.prerendered)) keepUntilRendered(container);
  }
}
