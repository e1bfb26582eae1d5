import type { Profile } from '@school/contract';
import { fileUrl } from '@school/shared-deps/server';

import type { FileSources, GeneratedFile } from './generator';

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };

export function robotsFile({ content, config }: Pick<FileSources, 'content' | 'config'>): GeneratedFile {
  const generate = () => robotsOf(content.current().profile, config.siteUrl);
  return { address: '/robots.txt', read: () => ({ version: content.version(), headers, generate }) };
}

/**
 * Search engines may show pages, documents and the emblem, but no pictures of pupils (docs/adr/0008). A
 * messenger may read the picture of a link, which says of itself that no search engine shows it.
 */
export function robotsOf({ emblem }: Profile, siteUrl?: string): string {
  const icon = emblem ? [`Allow: ${fileUrl(emblem.file) ?? ''}$`] : [];
  const isKnown = siteUrl !== undefined;
  return [
    'User-agent: *',
    'Allow: /api/image*.pdf$',
    ...(isKnown ? ['Allow: /api/image/*?w=share$'] : []),
    ...icon,
    'Disallow: /api/',
    ...(isKnown ? [`Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
