import type { Profile } from '@school/shared-deps';
import { fileUrl } from '@school/shared-deps/server';

/** Search engines may show pages, documents and the emblem, but no pictures: pupils are in them (docs/adr/0008). */
export function robotsOf({ emblem }: Profile): string {
  const icon = emblem ? [`Allow: ${fileUrl(emblem.file) ?? ''}$`] : [];
  return ['User-agent: *', 'Allow: /api/image*.pdf$', ...icon, 'Disallow: /api/', ''].join('\n');
}
