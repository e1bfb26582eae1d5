import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { walk } from '@school/contract';

/** A document of a page: its title is its own or that of its row. */
export interface BoardDocument {
  readonly title: string;
  readonly file: string;
  readonly date?: string | undefined;
  readonly validUntil?: string | undefined;
}

export interface BoardTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A content file as the duties see it. */
export interface BoardFile {
  /** All its texts in their order, a line each. */
  readonly text: string;
  readonly session: string | undefined;
  readonly tables: readonly BoardTable[];
  readonly documents: readonly BoardDocument[];
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string';
const textOf = (cell: unknown) => String((cell as Fields | null)?.['text'] ?? cell);

/** Undefined for a file that is missing or no JSON: a check of its own names those. */
export async function readBoardFile(folder: string, file: string): Promise<BoardFile | undefined> {
  const read: unknown = await readFile(join(folder, file), 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined);
  if (typeof read !== 'object' || read === null) return undefined;
  const values = [...walk(read)];
  const objects = values
    .map(({ value }) => value as Fields | null)
    .filter((value) => Array.isArray(value?.['rows']));
  const tables = objects.map((block) => ({
    caption: String(block?.['caption']),
    columns: ((block?.['columns'] as unknown[] | undefined) ?? []).map(String),
    rows: (block?.['rows'] as unknown[][]).map((row) => row.map(textOf)),
  }));
  const session = (read as Fields)['session'];
  return {
    text: values
      .flatMap(({ value, place }) => (isText(value) && place.at(-1) !== 'type' ? [value] : []))
      .join('\n'),
    session: isText(session) ? session : undefined,
    tables,
    documents: values.flatMap(({ value }) => documentsOf(value)),
  };
}

/** A document with a title, or those of a row of a table. */
function documentsOf(value: unknown): BoardDocument[] {
  if (Array.isArray(value)) {
    const row = value as unknown[];
    const title = row.filter(isText).join(' ');
    return row.filter(isFileCell).map((cell) => ({ ...cell, title }));
  }
  const { title, file } = (value ?? {}) as Fields;
  return isText(title) && isText(file) ? [value as BoardDocument] : [];
}

function isFileCell(cell: unknown): cell is BoardDocument {
  const { text, file } = (cell ?? {}) as Fields;
  return isText(text) && isText(file);
}

/** Paths below `files/`, in small letters. */
export async function readPaths(folder: string): Promise<ReadonlySet<string>> {
  const paths = await readdir(join(folder, 'files'), { recursive: true }).catch(() => []);
  return new Set(paths.map((path) => path.normalize().replaceAll('\\', '/').toLowerCase()));
}
