import { followedUrl } from '../links';
import { preloadCode, preloadRecords } from '../preload';
import { fetchSectionMap, targetOf } from '../sections';

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
    document.documentElement.setAttribute('aria-busy', 'true');
    pending = url;
  };
  document.addEventListener('pointerdown', preload);
  document.addEventListener('click', preload);
  document.addEventListener('click', keep);
  return () => {
    document.removeEventListener('pointerdown', preload);
    document.removeEventListener('click', preload);
    document.removeEventListener('click', keep);
    return pending;
  };
}

/** Downloads the code and the records of a link's page while the shell's modules are being run. */
function preload(event: MouseEvent): void {
  const url = followedUrl(event);
  if (!url) return;
  fetchSectionMap().then(({ sections }) => {
    const target = targetOf(sections, url);
    if (!target) return;
    preloadCode(target);
    preloadRecords(target);
  }, console.error);
}
