import { escapeXml } from '@school/server/http/escape-xml';

import type { JsonFeed, JsonFeedItem } from './feeds';

/** A list as Atom (RFC 4287); `id` is a UUID. */
export function writeAtom(id: string, feed: JsonFeed): string {
  const changes = feed.items.map((item) => item.date_modified).sort();
  const lines = [
    ...head({
      id: `urn:uuid:${id}`,
      title: feed.title,
      date_modified: changes.at(-1) ?? '1970-01-01T00:00:00Z',
    }),
    ...feed.authors.map(({ name }) => `<author><name>${escapeXml(name)}</name></author>`),
    link({ rel: 'self', type: 'application/atom+xml', href: feed.feed_url }),
    link({ rel: 'alternate', type: 'text/html', href: feed.home_page_url }),
    ...feed.items.map((item) => `<entry>\n${entry(item).join('\n')}\n</entry>`),
  ];
  const start = '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">';
  return `${start}\n${lines.join('\n')}\n</feed>\n`;
}

function entry(item: JsonFeedItem): string[] {
  const { url, content_text: text, date_published: published, attachments = [] } = item;
  return [
    ...head(item),
    ...(published === undefined ? [] : [`<published>${published}</published>`]),
    `<summary>${escapeXml(text)}</summary>`,
    link({ rel: 'alternate', type: 'text/html', href: url }),
    ...attachments.map(({ url: href, mime_type: type, size_in_bytes: bytes }) =>
      link({ rel: 'enclosure', type, ...(bytes !== undefined && { length: String(bytes) }), href }),
    ),
  ];
}

function head({ id, title, date_modified: updated }: Pick<JsonFeedItem, 'id' | 'title' | 'date_modified'>) {
  return [`<id>${id}</id>`, `<title>${escapeXml(title)}</title>`, `<updated>${updated}</updated>`];
}

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<link ${written.join(' ')}/>`;
}
