/** A sitemap of pages (sitemaps.org). */
export function sitemapOf(siteUrl: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `  <url><loc>${escapeXml(addressOn(siteUrl, path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/** A path of the site as other sites write it. */
export function addressOn(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/$/, '') + path;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
