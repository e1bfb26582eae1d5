import { fetchSectionMap } from '../fetch-section-map';
import { followedUrl } from '../links';
import { preloadCode, preloadRecords } from '../preload';
import { targetOf } from '../sections';

/**
 * Keeps clicks on links of the site until the shell can follow them; the last click counts.
 * @returns ends this, and returns the address of the last click
 */
export function pendingNavigation(): () => URL | undefined {
  let pending: URL | undefined;
  const keep = (event: MouseEvent) => {
    const url = followedUrl(event);
    if (!url) return;
    event.preventDefault();
    preload(url);
    document.documentElement.setAttribute('aria-busy', 'true');
    pending = url;
  };
  const preloadOf = (event: MouseEvent) => {
    const url = followedUrl(event);
    if (url) preload(url);
  };
  document.addEventListener('pointerdown', preloadOf);
  document.addEventListener('click', keep);
  return () => {
    document.removeEventListener('pointerdown', preloadOf);
    document.removeEventListener('click', keep);
    return pending;
  };
}

/** Downloads the code and the records of a link's page while the shell's modules are being run. */
function preload(url: URL): void {
  fetchSectionMap().then(({ sections }) => {
    const target = targetOf(sections, url);
    if (!target) return;
    preloadCode(target);
    preloadRecords(target);
  }, console.error);
}
