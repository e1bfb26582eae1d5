import { preloadCode, preloadRecords } from './preload';
import { fetchSectionMap, targetOf } from './sections';

/**
 * The address of a click on one of the site's own pages that asks for nothing special, such as a new tab or a download.
 */
export function followedUrl(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return isSamePage(url.href, location.href) && url.hash !== '' ? undefined : url;
}

/** Whether two addresses differ by their fragments at most. */
export function isSamePage(one: string, other: string): boolean {
  return one.replace(/#.*/, '') === other.replace(/#.*/, '');
}

/**
 * Keeps clicks on the site's pages until the shell can follow them; until then the last one counts.
 * @returns the address held, after which clicks are no longer kept
 */
export function holdClicks(): () => URL | undefined {
  let held: URL | undefined;
  const hold = (event: MouseEvent) => {
    const url = followedUrl(event);
    if (!url) return;
    event.preventDefault();
    document.documentElement.setAttribute('aria-busy', 'true');
    held = url;
    preloadPage(url).catch(console.error);
  };
  document.addEventListener('click', hold);
  return () => {
    document.removeEventListener('click', hold);
    return held;
  };
}

/** The page's own code and records come while the shell is still being run. */
async function preloadPage(url: URL): Promise<void> {
  const { sections } = await fetchSectionMap();
  const target = targetOf(sections, url);
  if (!target) return;
  preloadCode(target);
  preloadRecords(target);
}
