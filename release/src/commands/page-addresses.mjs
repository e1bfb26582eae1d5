// @ts-check
import { readReleaseFile } from './release.mjs';

/** @typedef {import('@school/shared-deps').RouteData} RouteData */
/** @typedef {RouteData & { address: string }} Page address with the query that the page needs */

/**
 * The pages of the release, each at an address that answers 200. A page about one record gets its address
 * from a link of another page.
 * @param {string} site
 * @returns {Promise<Page[]>}
 * @throws when no page links to one that needs a query
 */
export async function pagesOf(site) {
  const routes = Object.values(readReleaseFile().packages).flatMap((manifest) => manifest.routes);
  const addresses = await addressesOf(site, routes);
  return routes.map((route) => {
    const address = addresses.get(route.path);
    if (address === undefined) throw new Error(`no page links to one at ${route.path}`);
    return { ...route, address };
  });
}

/**
 * Addresses of routes by their paths; those of pages about one record are links of other pages.
 * @param {string} site
 * @param {readonly RouteData[]} routes
 * @returns {Promise<Map<string, string>>}
 */
export async function addressesOf(site, routes) {
  let html = '';
  const found = new Map();
  for (const { path, resources } of routes) {
    const response = await fetch(site + path);
    const text = await response.text();
    // without its query, a page about one record has none
    if (!response.ok && resources.some((each) => each.includes('?'))) continue;
    html += text;
    found.set(path, path);
  }
  for (const { path } of routes) {
    const address = found.get(path) ?? linkTo(path, html);
    if (address !== undefined) found.set(path, address);
  }
  return found;
}

/**
 * @param {string} path
 * @param {string} html
 */
function linkTo(path, html) {
  const [, address] = new RegExp(`href="(${path}\\?[^"]+)"`).exec(html) ?? [];
  return address?.replaceAll('&amp;', '&');
}
