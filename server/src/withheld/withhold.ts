import type { Fallback, PictureFile } from '@school/contract';

import type { Withheld } from './withheld';

type Json = Readonly<Record<string, unknown>>;

const fileLists = ['attachments', 'images', 'image'];
const files = ['file', 'video', 'captions', 'href'];
const references = new Set(['url', 'videoUrl', 'id', ...files, ...fileLists]);

/**
 * Returns records or content without what is withheld: records, files, links to them, and names, which become
 * initials.
 * @param fallback takes the place of a picture that a page cannot do without
 */
export function withhold<T>(value: T, withheld: Withheld, fallback?: PictureFile): T | undefined {
  if (withheld.isEmpty) return value;
  const show = (each: unknown, key: string, isItem: boolean): unknown => {
    if (typeof each === 'string') return showText(each, key, withheld);
    if (Array.isArray(each))
      return each.map((item) => show(item, key, true)).filter((item) => item !== undefined);
    if (typeof each !== 'object' || each === null) return each;
    return showObject(each as Json, key, isItem);
  };
  const showObject = (each: Json, key: string, isItem: boolean): unknown => {
    if (withheld.isRecord(each['_id'])) return undefined;
    const entries = Object.entries(each).map(([name, item]) => [name, show(item, name, false)] as const);
    const kept: Json = Object.fromEntries(entries.filter(([, item]) => item !== undefined));
    const shown = withOwnFacts(kept, each);
    const isWithout = (name: string) => each[name] !== undefined && shown[name] === undefined;
    return files.some(isWithout) ? withoutFile(shown, key, isItem, fallback) : shown;
  };
  return show(value, '', false) as T | undefined;
}

/** The school's picture in place of those that are withheld. */
export function fallbackOf(pages: Readonly<Record<string, unknown>>): PictureFile | undefined {
  return (pages['fallback'] as Fallback | undefined)?.pictures.gallery;
}

function showText(text: string, key: string, withheld: Withheld): string | undefined {
  if (key === '_id') return text;
  if (!references.has(key)) return withheld.withInitials(text);
  const ids = new URLSearchParams(text.split(/[?#]/)[1]).values();
  if (!withheld.isFile(text) && ![...ids].some(withheld.isRecord)) return text;
  // links of records are empty where there is none
  return key.toLowerCase().endsWith('url') ? '' : undefined;
}

/** The rest of an object whose file or link is withheld. */
function withoutFile(shown: Json, key: string, isItem: boolean, fallback: PictureFile | undefined): unknown {
  if (key === 'rows') return shown['text'];
  if (isItem) return undefined;
  if ('width' in shown) return fallback;
  return 'text' in shown ? shown : 'title' in shown ? { ...shown, file: '' } : undefined;
}

/** Size and pages are those of the file, or of the first one. */
function withOwnFacts(shown: Json, each: Json): Json {
  const [before, after] = [each, shown].map(({ file, attachments }) => file ?? [attachments].flat()[0]);
  if (before === after) return shown;
  return { ...shown, bytes: undefined, pages: undefined };
}
