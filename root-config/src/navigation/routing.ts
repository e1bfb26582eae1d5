import { waitFor } from 'xstate';

import { targetOf } from '../sections';
import { followedUrl, isSamePage } from './links';
import type { Navigation } from './navigation.machine';

interface RoutingDetail {
  oldUrl: string;
  newUrl: string;
  originalEvent?: Event & { singleSpaTrigger?: string };
  cancelNavigation?: (isCancelled: Promise<boolean>) => void;
}

/** Sends clicks on links of the site to the navigation. */
export function followLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    const url = followedUrl(event);
    const target = url && targetOf(navigation.getSnapshot().context.sections, url);
    if (!target) return;
    navigation.send({ type: 'link.followed', target, isCurrent: isSamePage(url.href, location.href) });
    // where the chart has failed, a link is the browser's
    if (navigation.getSnapshot().status === 'active') event.preventDefault();
  });
}

/** Sends single-spa's changes of address and of sections to the navigation. */
export function followRouting(navigation: Navigation): void {
  addEventListener('single-spa:before-routing-event', (event) => {
    const { oldUrl, newUrl, originalEvent, cancelNavigation } = (event as CustomEvent<RoutingDetail>).detail;
    // a page that replaces its address shows this address already
    if (originalEvent?.singleSpaTrigger === 'replaceState') return;
    if (isSamePage(oldUrl, newUrl) || !cancelNavigation) return;
    const target = targetOf(navigation.getSnapshot().context.sections, new URL(newUrl));
    if (!target) {
      location.assign(newUrl);
      return;
    }
    navigation.send({ type: 'address.changed', target });
    cancelNavigation(prepared(navigation).then(() => false));
  });
  addEventListener('single-spa:before-mount-routing-event', () =>
    navigation.send({ type: 'sections.unmounted' }),
  );
  addEventListener('single-spa:routing-event', () => navigation.send({ type: 'sections.mounted' }));
}

/** Settles once the next page is loaded or has failed to load. */
export function prepared(navigation: Navigation) {
  return waitFor(navigation, (snapshot) => !snapshot.hasTag('preparing'));
}
