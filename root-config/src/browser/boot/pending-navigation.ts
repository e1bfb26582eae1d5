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
    preloadPage(url).catch(console.error);
  };
  document.addEventListener('click', keep);
  return () => {
    document.removeEventListener('click', keep);
    return pending;
  };
}

/** Downloads the page's code and records while the shell's modules are being run. */
async function preloadPage(url: URL): Promise<void> {
  const { sections } = await fetchSectionMap();
  const target = targetOf(sections, url);
  if (!target) return;
  preloadCode(target);
  preloadRecords(target);
}
