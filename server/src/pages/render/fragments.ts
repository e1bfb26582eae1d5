import type { PageData } from '@school/shared-deps';
import { pageDataBlock, splitAtPageData } from '@school/shared-deps/server';

import { type CachedResponse, createCachedResponse } from '../../http/cached-response';
import type { PageResponse } from './pages';

/** Makes the fragments of pages. A page that has failed or is missing stays as it is. */
export function createFragments(): (page: PageResponse) => PageResponse {
  const fragments = new WeakMap<CachedResponse, CachedResponse>();
  return (page) => {
    if (page.type === 'single') {
      if (page.status !== 200) return page;
      return { ...page, html: fragmentOf(page.html), headers: headersOf(page.headers['cache-control']) };
    }
    const { status, headers, body } = page.response.responseTo({});
    if (status !== 200) return page;
    const caching = headers['cache-control'];
    const response =
      fragments.get(page.response) ??
      createCachedResponse(fragmentOf(String(body)), { headers: headersOf(caching) });
    fragments.set(page.response, response);
    return { ...page, response };
  };
}

/** A fragment is no document: browsers do not render plain text. */
function headersOf(caching: string | number | undefined) {
  return {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': caching ?? 'no-store',
    'x-robots-tag': 'noindex',
  };
}

/** The parts of a document that belong to its page alone: title, main part, and data without the site's. */
function fragmentOf(html: string): string {
  const [page, json] = splitAtPageData(html);
  const data = JSON.parse(json) as Partial<PageData>;
  delete data.site;
  const [title, main] = [
    ['<title>', '</title>'],
    ['<main ', '</main>'],
  ].map(([start = '', end = '']) => start + between(page, start, end) + end);
  return `${title}${main}${pageDataBlock(JSON.stringify(data))}`;
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length;
  return text.slice(from, text.indexOf(end, from));
}
