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
  const needsQuery = (/** @type {RouteData} */ { resources }) => resources.some((each) => each.includes('?'));
  let html = '';
  for (const { path } of routes.filter((route) => !needsQuery(route))) {
    html += await (await fetch(site + path)).text();
  }
  return new Map(
    routes.flatMap((route) => {
      const address = needsQuery(route) ? linkTo(route.path, html) : route.path;
      return address === undefined ? [] : [[route.path, address]];
    }),
  );
}

/**
 * @param {string} path
 * @param {string} html
 */
function linkTo(path, html) {
  const [, address] = new RegExp(`href="(${path}\\?[^"]+)"`).exec(html) ?? [];
  return address?.replaceAll('&amp;', '&');
}
