import { pause } from '@school/shared-deps/bundled';

import { fetchSectionMap } from '../fetch-section-map';
import { followedUrl } from '../links';
import { preloadFragment } from '../preload';
import { targetOf } from '../sections';

/** A longer press is not a click (milliseconds). */
const PRESS_MS = 500;

/** Clicks on links of the site that are kept until the shell can follow them; the last one counts. */
export interface PendingNavigation {
  /**
   * Settles once no link is being pressed: the page's own code would come before that of the page that
   * follows.
   */
  released: () => Promise<void>;
  /** Ends this, and returns the address of the last click. */
  end: () => URL | undefined;
}

export function pendingNavigation(): PendingNavigation {
  let pending: URL | undefined;
  let release: (() => void) | undefined;
  let press: Promise<void> | undefined;
  const listening = new AbortController();
  const listen = <T extends Event>(type: string, listener: (event: T) => void) =>
    document.addEventListener(type, listener as (event: Event) => void, listening);
  listen('pointerdown', (event: MouseEvent) => {
    const url = followedUrl(event);
    if (!url) return;
    preload(url);
    press = Promise.race([pause(PRESS_MS), new Promise<void>((resolve) => (release = resolve))]);
  });
  listen('pointercancel', () => release?.());
  listen('click', (event: MouseEvent) => {
    const url = followedUrl(event);
    if (url) {
      event.preventDefault();
      preload(url);
      document.documentElement.setAttribute('aria-busy', 'true');
      pending = url;
    }
    release?.();
  });
  return {
    // the first interaction is reported before the press that it belongs to
    released: () => pause(0).then(() => press),
    end: () => {
      listening.abort();
      return pending;
    },
  };
}

/** Downloads the HTML of a link's page while the shell's modules are being run. */
function preload(url: URL): void {
  fetchSectionMap().then((map) => {
    if (targetOf(map.sections, url)) preloadFragment(map, url);
  }, console.error);
}
