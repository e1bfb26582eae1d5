import { PREFIX } from '@school/contract';

/** The address of a click on a link to this site. One that opens a tab or a download has none. */
export function followedUrl(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  // another language has other code
  if (PREFIX !== '' && link.hreflang !== '') return undefined;
  const url = new URL(link.href);
  return isSamePage(url.href, location.href) && url.hash !== '' ? undefined : url;
}

/** Whether two addresses differ by their fragments at most. */
export function isSamePage(one: string, other: string): boolean {
  return one.replace(/#.*/, '') === other.replace(/#.*/, '');
}
