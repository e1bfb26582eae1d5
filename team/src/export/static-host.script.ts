import { attempt, type SearchAnswer } from '@school/contract';

import { hostPath } from './host-path';

/** The module of the search, where the site has it. */
interface Search {
  find: (file: string, query: URLSearchParams) => Promise<SearchAnswer>;
}

/**
 * Runs first in each page of an export, because a static host knows no queries. The script opens the folder
 * of an album and shows a page's own address. A page whose address has a choice is rendered again.
 */
const { address } = document.currentScript?.dataset ?? {};
const { pathname, search, hash } = location;
const query = new URLSearchParams(search);
const [path, id] = address?.split('?id=') ?? [];
const album = query.get('id') ?? '';
if (id !== undefined && album !== '' && album !== id) {
  const photo = query.get('photo');
  const hashOfPhoto = photo === null ? hash : `#photo=${encodeURIComponent(photo)}`;
  location.replace(`${path}/${encodeURIComponent(album)}/${hashOfPhoto}`);
} else if (address !== undefined) {
  const shown = id ? address : path + search;
  if (shown !== pathname + search) attempt(() => history.replaceState(history.state, '', shown + hash));
  if (!id && search !== '') {
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
    return send(/\/subGallery\?|\?language=/.test(request) ? hostPath(request) : request, init);
  // the index is searched here, by code that comes with the first search
  const { find } = (await import(/* webpackIgnore: true */ `${location.origin}/static-search.js`)) as Search;
  const answer = await find('/search-index.json', new URLSearchParams(request.split('?')[1]));
  return new Response(JSON.stringify(answer));
};

const openByPath = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a[href^="/api/image?url="]') : null;
  const href = link?.getAttribute('href') ?? '';
  link?.setAttribute('href', href.replace('?url=', '/').replaceAll('%2F', '/'));
};
for (const type of ['click', 'auxclick']) document.addEventListener(type, openByPath, true);
