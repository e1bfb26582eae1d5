import type { RouteData } from '@school/contract';
import { readLive } from '@school/server/pages/release/release-file';

/** A page, and its address with the query that it needs. */
export type Page = RouteData & { address: string };

const RENDERED_WITHIN_MS = 10_000;

/**
 * The pages of a release folder, each at an address that answers 200. The address of a page about one record
 * is a link of another page. Without such a link the page is left out.
 * @throws when the server ends, or a page is not rendered in time
 */
export async function pagesOf(site: string, folder: string): Promise<Page[]> {
  const routes = Object.values(readLive(folder).packages).flatMap((each) => each.routes);
  let html = '';
  const found = new Set<string>();
  for (const { path, resources } of routes) {
    const signal = AbortSignal.timeout(RENDERED_WITHIN_MS);
    const response = await fetch(site + path, { signal }).catch((error: unknown) => {
      const reason = signal.aborted ? `no answer within ${RENDERED_WITHIN_MS / 1000} s` : String(error);
      throw new Error(`${path} does not render on the server: ${reason}`);
    });
    const text = await response.text();
    if (!response.ok && resources.some((each) => each.includes('?'))) continue;
    html += text;
    found.add(path);
  }
  return routes.flatMap((route) => {
    const address = found.has(route.path) ? route.path : linkTo(route.path, html);
    return address === undefined ? [] : { ...route, address };
  });
}

function linkTo(path: string, html: string): string | undefined {
  const [, address] = new RegExp(`href="(${path}\\?[^"]+)"`).exec(html) ?? [];
  return address?.replaceAll('&amp;', '&');
}
