import { type CachedResponse, createCachedResponse, type Headers } from '../../http/cached-response';
import { renderFragment } from '../document/document';
import type { PageParts } from '../document/types';
import type { PageResponse } from './pages';

/** Makes the fragments of pages. A page that has failed or is missing stays as it is. */
export function createFragments(): (page: PageResponse) => PageResponse {
  const fragments = new WeakMap<PageParts, CachedResponse>();
  return (page) => {
    const { parts } = page;
    if (parts === undefined) return page;
    if (page.type === 'single')
      return { ...page, html: renderFragment(parts), headers: headersOf(page.headers) };
    const response =
      fragments.get(parts) ?? createCachedResponse(renderFragment(parts), { headers: headersOf({}) });
    fragments.set(parts, response);
    return { ...page, response };
  };
}

/** A fragment is no document: browsers do not render plain text. */
function headersOf({ 'cache-control': caching = 'no-cache' }: Headers): Headers {
  return {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': caching,
    'x-robots-tag': 'noindex',
  };
}
