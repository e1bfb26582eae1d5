/** A record as feeds show it. Addresses are absolute, or relative where the site does not know its own. */
export interface FeedEntry {
  /** A UUID. */
  id: string;
  title: string;
  text: string;
  url: string;
  published?: Date;
  updated: Date;
  /** Its document, such as the PDF of a circular. */
  document?: FeedFile;
  picture?: string;
}

interface FeedFile {
  url: string;
  type: string;
  bytes?: number;
}

export interface FeedHead {
  /** A UUID. */
  id: string;
  title: string;
  /** The school's name. */
  author: string;
  /** Address of the list's page. */
  page: string;
  /** Address of the feed. */
  self: string;
}

/** A list as Atom (RFC 4287). */
export function writeAtom(head: FeedHead, entries: readonly FeedEntry[]): string {
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    ...atomHead(head.id, head.title, updated),
    element('author', {}, element('name', {}, escapeXml(head.author))),
    element('link', { rel: 'self', type: 'application/atom+xml', href: head.self }),
    element('link', { rel: 'alternate', type: 'text/html', href: head.page }),
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ id, title, text, url, published, updated, document }: FeedEntry): string {
  const lines = [
    ...atomHead(id, title, updated),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    ...(published ? [element('published', {}, published.toISOString())] : []),
    ...(text === '' ? [] : [element('summary', {}, escapeXml(text))]),
    ...(document
      ? [
          element('link', {
            rel: 'enclosure',
            type: document.type,
            length: document.bytes === undefined ? undefined : String(document.bytes),
            href: document.url,
          }),
        ]
      : []),
  ];
  return `<entry>\n${lines.join('\n')}\n</entry>`;
}

function atomHead(id: string, title: string, updated: Date): string[] {
  return [
    element('id', {}, `urn:uuid:${id}`),
    element('title', {}, escapeXml(title)),
    element('updated', {}, updated.toISOString()),
  ];
}

/** @param content escaped */
function element(name: string, attributes: Record<string, string | undefined>, content?: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  );
  const start = `<${name}${written.join('')}`;
  return content === undefined ? `${start}/>` : `${start}>${content}</${name}>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not have are left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}

/** A list as JSON Feed 1.1. */
export function writeJsonFeed(head: FeedHead, entries: readonly FeedEntry[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: head.title,
    home_page_url: head.page,
    feed_url: head.self,
    language: 'en',
    authors: [{ name: head.author }],
    items: entries.map(({ id, title, text, url, published, updated, document, picture }) => ({
      id: `urn:uuid:${id}`,
      url,
      title,
      // an item without content is none
      content_text: text === '' ? title : text,
      image: picture,
      date_published: published?.toISOString(),
      date_modified: updated.toISOString(),
      attachments: document && [
        { url: document.url, mime_type: document.type, size_in_bytes: document.bytes },
      ],
    })),
  });
}
