import { inflateSync } from 'node:zlib';

/**
 * The structure of a PDF for assistive software, as PDFKit writes it: structure in the clear, text deflated.
 */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly isMarked: boolean;
  /** Whether the title stands on the window instead of the file's name. */
  readonly showsTitle: boolean;
  /** Each page's place and size in points. */
  readonly pages: readonly string[];
  /** The structure's root, with everything below it. */
  readonly structure: readonly Element[];
  /** The words as they are drawn, a space where a run of them ends. */
  readonly text: string;
}

export interface Element {
  readonly tag: string;
  readonly isColumnHeader: boolean;
  readonly children: readonly Element[];
}

type Objects = ReadonlyMap<string, string>;

export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1');
  const objects = objectsOf(source);
  const all = [...objects.values()];
  const catalog = all.find((body) => body.includes('/Type /Catalog')) ?? '';
  const info = all.find((body) => body.includes('/Producer')) ?? '';
  return {
    title: decoded(valueOf(info, 'Title', objects)),
    language: decoded(valueOf(catalog, 'Lang', objects)),
    isMarked: valueOf(catalog, 'MarkInfo', objects).includes('/Marked true'),
    showsTitle: valueOf(catalog, 'ViewerPreferences', objects).includes('/DisplayDocTitle true'),
    pages: all.flatMap((body) => /\/MediaBox \[([^\]]*)\]/.exec(body)?.[1] ?? []),
    structure: childrenOf(valueOf(catalog, 'StructTreeRoot', objects), objects),
    text: textOf(bytes, source),
  };
}

/** Every object by its number; of one with a stream, what stands ahead of the stream. */
function objectsOf(source: string): Objects {
  const found = source.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)(?:\nendobj|\nstream\n)/gs);
  return new Map([...found].map(([, id = '', body = '']) => [id, body]));
}

/** A text in parentheses, or the object that a key refers to. */
function valueOf(body: string, key: string, objects: Objects): string {
  const [, direct, id] = new RegExp(`/${key} (?:(\\(.*?[^\\\\]\\))|(\\d+) 0 R)`, 's').exec(body) ?? [];
  return direct ?? objects.get(id ?? '') ?? '';
}

/** PDFKit writes what is not ASCII as UTF-16 with its mark. */
function decoded(value: string): string {
  const plain = value.slice(1, -1).replace(/\\(.)/gs, '$1');
  if (!plain.startsWith('\xfe\xff')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}

function childrenOf(body: string, objects: Objects): Element[] {
  const kids = /\/K (?:\[([^\]]*)\]|(\d+ 0 R))/.exec(body);
  const references = (kids?.[1] ?? kids?.[2] ?? '').matchAll(/(\d+) 0 R/g);
  return [...references].flatMap(([, id = '']) => {
    const child = objects.get(id) ?? '';
    const tag = /\/S \/(\w+)/.exec(child)?.[1];
    if (tag === undefined) return [];
    const isColumnHeader =
      child.includes('/Scope /Column') || valueOf(child, 'A', objects).includes('/Scope /Column');
    return [{ tag, isColumnHeader, children: childrenOf(child, objects) }];
  });
}

function textOf(bytes: Buffer, source: string): string {
  const streams = [...source.matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(({ 0: head, index }) => {
    const start = index + head.length;
    return inflateSync(bytes.subarray(start, source.indexOf('\nendstream', start))).toString('latin1');
  });
  const runs = streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)]);
  return runs
    .map(([, parts = '']) => wordsOf(parts))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** `<4f75> -20 <72>`: signs as the standard fonts number them (Windows-1252), and how they are set closer. */
function wordsOf(parts: string): string {
  const signs = [...parts.matchAll(/<([\da-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex'));
  return new TextDecoder('windows-1252').decode(Buffer.concat(signs));
}
