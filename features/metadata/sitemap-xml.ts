import { escapeXml } from '@school/server/http/escape-xml';

/** A page of the sitemap. */
interface Listed {
  path: string;
  /** ISO day of its last change, where it is known. */
  changed: string | undefined;
}

/** Addresses in one file (sitemaps.org). With more of them, the sitemap is an index of parts. */
const MAX_IN_PART = 50_000;

/** The sitemap, or one of its parts, from 1; undefined where there is no such part. */
export function sitemapXml(
  siteUrl: string,
  pages: readonly Listed[],
  part?: number,
  max = MAX_IN_PART,
): string | undefined {
  const count = Math.ceil(pages.length / max);
  if (part === undefined && count > 1) {
    const parts = Array.from({ length: count }, (_, at) => `${siteUrl}/sitemap-${at + 1}.xml`);
    return inXml(
      'sitemapindex',
      parts.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
    );
  }
  const listed = part === undefined ? pages : pages.slice((part - 1) * max, part * max);
  if (part !== undefined && (count === 1 || listed.length === 0)) return undefined;
  const lines = listed.map(({ path, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${day}</url>`;
  });
  return inXml('urlset', lines);
}

function inXml(root: string, lines: readonly string[]): string {
  const start = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...lines, `</${root}>`, ''].join('\n');
}
