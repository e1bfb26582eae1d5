import type * as Search from '@school/search/browser-search';

/**
 * Runs first in each page of an export, because a static host knows no queries. The script opens the folder
 * of a record and shows a page's own address. A page whose address has a choice is rendered again. Browsers
 * get only the text of this function.
 */
function adaptToHost(): void {
  const { address, record } = document.currentScript?.dataset ?? {};
  const { pathname, search, hash } = location;
  const named = record === undefined ? '' : (pathname + search).replace('/?', '?');
  if (record !== undefined && address !== named && named.startsWith(record)) {
    // the folder of a record, such as /SubGallery/annual-day/
    const [path = '', parameter = ''] = record.split(/[?=]/);
    const query = new URLSearchParams(search);
    const photo = query.get('photo');
    const hashOfPhoto = photo === null ? hash : `#photo=${encodeURIComponent(photo)}`;
    location.replace(`${path}/${encodeURIComponent(query.get(parameter) ?? '')}/${hashOfPhoto}`);
  } else if (address !== undefined) {
    const shown = address.includes('?') ? address : address + search;
    if (shown !== pathname + search) history.replaceState(history.state, '', shown + hash);
    if (shown !== address) {
      // made for no query: an empty path belongs to no page, so that the page's code shows it anew
      document.addEventListener('DOMContentLoaded', () => {
        const served = document.querySelector('[data-prerendered]');
        served?.setAttribute('data-prerendered', '');
        served?.setAttribute('data-hydrate-idle', 'true');
      });
    }
  }
  const send = window.fetch.bind(window);
  window.fetch = async (request, init) => {
    if (typeof request !== 'string') return send(request, init);
    if (!request.startsWith('/api/search?'))
      return send(request.replace(/^\/api\/subGallery\?id=(.+)$/, '/api/subGallery/$1.json'), init);
    // the index is searched here, by code that comes with the first search
    const script = `${location.origin}/static-search.js`;
    const { find } = (await import(script)) as typeof Search;
    const query = new URLSearchParams(request.slice(request.indexOf('?')));
    return Response.json(await find('/search-index.json', query));
  };
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href^="/api/image?url="]') : null;
        const file = link?.getAttribute('href')?.slice('/api/image?url='.length);
        if (file !== undefined) link?.setAttribute('href', `/api/image/${file.replaceAll('%2F', '/')}`);
      },
      true,
    );
  }
}

/** The script's text. */
export const hostScript = `(${adaptToHost.toString()})();\n`;
