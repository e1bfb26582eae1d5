import { createActor } from 'xstate';

import { clearFailure } from './failures';
import { followedUrl, isSamePage } from './held-click';
import { navigationMachine } from './navigation.machine';
import { prepareTarget } from './prepare';
import { present } from './present';
import { offerRetry } from './registration';
import { scrollToTop, trackScroll } from './scroll';
import { containerOf, type SectionEntry, targetOf } from './sections';

interface RoutingDetail {
  oldUrl: string;
  newUrl: string;
  originalEvent?: Event & { singleSpaTrigger?: string };
  cancelNavigation?: (isCancelled: Promise<boolean>) => void;
}

/**
 * Turns clicks on the site's links into changes of page without a new document.
 * @param held where a visitor has clicked already: the sections begin there, the page that was left is not run first
 */
export function followLinks(sections: readonly SectionEntry[], held: URL | undefined): void {
  const navigation = createActor(
    navigationMachine.provide({
      actions: {
        markBusy: () => document.documentElement.setAttribute('aria-busy', 'true'),
        markIdle: () => document.documentElement.removeAttribute('aria-busy'),
        present: () => void present(sections),
      },
    }),
    { input: { address: location.href } },
  ).start();

  trackScroll();
  document.addEventListener('click', (event) => {
    const url = followedUrl(event);
    if (!url || !targetOf(sections, url)) return;
    event.preventDefault();
    if (isSamePage(url.href, location.href)) beginAgain(url, sections);
    else push(url);
  });

  addEventListener('single-spa:before-routing-event', (event) => {
    const { oldUrl, newUrl, originalEvent, cancelNavigation } = (event as CustomEvent<RoutingDetail>).detail;
    // a page that replaces its address shows already what this one names
    if (originalEvent?.singleSpaTrigger === 'replaceState') return;
    const target = targetOf(sections, new URL(newUrl));
    if (isSamePage(oldUrl, newUrl) || !cancelNavigation) return;
    if (!target) {
      location.assign(newUrl);
      return;
    }
    navigation.send({ type: 'navigation.started', address: newUrl });
    cancelNavigation(hold(target, sections));
  });

  addEventListener('single-spa:before-mount-routing-event', () => clearLeftovers(sections));
  addEventListener('single-spa:routing-event', () => navigation.send({ type: 'navigation.arrived' }));

  if (!held) return;
  if (!targetOf(sections, held)) return location.assign(held);
  if (isSamePage(held.href, location.href)) return beginAgain(held, sections);
  navigation.send({ type: 'navigation.started', address: held.href });
  disown();
  push(held);
}

/** The server's HTML stays in view until the next page is there, which is not to grow from it. */
function disown(): void {
  document.querySelector('[data-prerendered]')?.setAttribute('data-prerendered', '');
}

function push(url: URL): void {
  history.pushState({ key: String(Date.now()) }, '', url);
}

/** A link to the page that is shown already leads to its top, without another entry in the history. */
function beginAgain(url: URL, sections: readonly SectionEntry[]): void {
  history.replaceState(history.state, '', url);
  scrollToTop();
  document.documentElement.removeAttribute('aria-busy');
  void present(sections);
}

/** Keeps the old page until the new one is ready; one that cannot be had is said so in its place. */
async function hold(
  target: NonNullable<ReturnType<typeof targetOf>>,
  sections: readonly SectionEntry[],
): Promise<boolean> {
  clearFailure(target.section.name);
  try {
    await prepareTarget(target);
  } catch (error) {
    console.error(error);
    offerRetry(target.section, sections, error);
  }
  return false;
}

/** The server's error screen, and its HTML of a section that never mounted, are not cleared by single-spa. */
function clearLeftovers(sections: readonly SectionEntry[]): void {
  const here = targetOf(sections, new URL(location.href))?.section;
  if (here) document.querySelector('.siteError')?.remove();
  for (const section of sections) {
    if (section === here) continue;
    clearFailure(section.name);
    const container = containerOf(section.name);
    if (container.dataset['prerendered'] === undefined) continue;
    container.removeAttribute('data-prerendered');
    container.replaceChildren();
  }
}
