import { fetchSectionMap } from '../fetch-section-map';
import { followedUrl } from '../links';
import { preloadFragment } from '../preload';
import { targetOf } from '../sections';

/**
 * Keeps clicks on links of the site until the shell can follow them; the last one counts. The HTML of a
 * link's page is downloaded from the moment at which it is pressed.
 * @returns ends this, and returns the address of the last click
 */
export function pendingNavigation(): () => URL | undefined {
  let pending: URL | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const onPress = (event: MouseEvent) => {
    const url = followedUrl(event);
    if (url) preload(url);
  };
  const onClick = (event: MouseEvent) => {
    const url = followedUrl(event);
    if (!url) return;
    event.preventDefault();
    preload(url);
    document.documentElement.setAttribute('aria-busy', 'true');
    pending = url;
  };
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('click', onClick, { signal });
  return () => {
    listening.abort();
    return pending;
  };
}

function preload(url: URL): void {
  fetchSectionMap().then((map) => {
    if (targetOf(map.sections, url)) preloadFragment(map, url);
  }, console.error);
}
