/** A page of the sitemap. */
export interface Listed {
  path: string;
  /** ISO day of its last change, where it is known. */
  changed: string | undefined;
}

/** Addresses in one file (sitemaps.org). With more of them, the sitemap is an index of parts. */
const MAX_IN_PART = 50_000;

/** The files of a sitemap by their addresses. */
export function sitemapFiles(
  siteUrl: string,
  pages: readonly Listed[],
  max = MAX_IN_PART,
): Map<string, string> {
  if (pages.length <= max) return new Map([['/sitemap.xml', urlSet(siteUrl, pages)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / max) }, (_, at): [string, string] => [
    `/sitemap-${at + 1}.xml`,
    urlSet(siteUrl, pages.slice(at * max, (at + 1) * max)),
  ]);
  const index = parts.map(([path]) => `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`);
  return new Map([['/sitemap.xml', inXml('sitemapindex', index)], ...parts]);
}

function urlSet(siteUrl: string, pages: readonly Listed[]): string {
  const day = (changed: string | undefined) => (changed ? `<lastmod>${changed}</lastmod>` : '');
  const lines = pages.map(
    (page) => `<url><loc>${siteUrl}${escapeXml(page.path)}</loc>${day(page.changed)}</url>`,
  );
  return inXml('urlset', lines);
}

function inXml(root: string, lines: readonly string[]): string {
  const start = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...lines, `</${root}>`, ''].join('\n');
}

/** A path has no other sign that XML reserves. */
function escapeXml(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
