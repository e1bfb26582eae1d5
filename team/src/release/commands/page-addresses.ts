import type { RouteData } from '@school/contract';

import { readReleaseFile } from './release';

/** A page, and its address with the query that it needs. */
export type Page = RouteData & { address: string };

/**
 * The pages of the release, each at an address that answers 200. A page about one record gets its address
 * from a link of another page.
 * @throws when no page links to one that needs a query
 */
export async function pagesOf(site: string): Promise<Page[]> {
  const routes = Object.values(readReleaseFile().packages).flatMap((manifest) => manifest.routes);
  const addresses = await addressesOf(site, routes);
  return routes.map((route) => {
    const address = addresses.get(route.path);
    if (address === undefined) throw new Error(`no page links to one at ${route.path}`);
    return { ...route, address };
  });
}

/** Addresses of routes by their paths; those of pages about one record are links of other pages. */
export async function addressesOf(site: string, routes: readonly RouteData[]): Promise<Map<string, string>> {
  let html = '';
  const found = new Map<string, string>();
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

function linkTo(path: string, html: string): string | undefined {
  const [, address] = new RegExp(`href="(${path}\\?[^"]+)"`).exec(html) ?? [];
  return address?.replaceAll('&amp;', '&');
}
