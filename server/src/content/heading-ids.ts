import { walk } from '@school/contract';

/** Ids of the document around a page (`server/src/pages/document`). */
const DOCUMENT_IDS = ['top', 'content', 'page-data', 'site-menu', 'site-search'];

/**
 * The same content; each heading of the second level has an id of its words, such as `fees-and-withdrawal`.
 * @param english the page that it translates, with ids: links lead to the same heading in each language
 */
export function withHeadingIds(content: unknown, english?: unknown): unknown {
  const copy = structuredClone(content);
  const ids = [...walk(english)].flatMap(({ value }) => (isMainHeading(value) ? (value.id ?? []) : []));
  const taken = new Set(DOCUMENT_IDS);
  for (const { value } of walk(copy)) {
    if (!isMainHeading(value)) continue;
    value.id = ids.shift() ?? freeId(value.text, taken);
    taken.add(value.id);
  }
  return copy;
}

function isMainHeading(value: unknown): value is { text: string; id?: string } {
  if (typeof value !== 'object' || value === null) return false;
  return 'type' in value && value.type === 'heading' && 'level' in value && value.level === 2;
}

function freeId(heading: string, taken: ReadonlySet<string>): string {
  const words = heading
    .replace(/['’]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const id = words?.join('-') ?? 'part';
  for (let count = 2, next = id; ; next = `${id}-${count++}`) if (!taken.has(next)) return next;
}
