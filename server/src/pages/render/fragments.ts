import { memoize } from '@school/shared-deps/server';

import { createCachedResponse, type Headers } from '../../http/cached-response';
import { renderFragment } from '../document/document';
import type { PageParts } from '../document/types';
import type { PageResponse } from './pages';

/** The fragment of a page. A page that has failed or is missing stays as it is. */
export function fragmentOf(page: PageResponse): PageResponse {
  const { parts } = page;
  if (parts === undefined) return page;
  if (page.type === 'single')
    return { ...page, html: renderFragment(parts), headers: headersOf(page.headers) };
  return { ...page, response: responseOf(parts) };
}

const responseOf = memoize((parts: PageParts) =>
  createCachedResponse(renderFragment(parts), { headers: headersOf({}) }),
);

/** A fragment is no document: browsers do not render plain text. */
function headersOf({ 'cache-control': caching = 'no-cache' }: Headers): Headers {
  return {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': caching,
    'x-robots-tag': 'noindex',
  };
}
