import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

import { createPageCounter } from './pdf-pages';
import { isMissing, unreadable } from './read';

/** A file that may be served. */
export interface StoredFile {
  /** Where it is on the disk, links resolved. */
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** In milliseconds, as the file system says. */
  readonly modified: number;
  /** The first 16 hex digits of the SHA-256 of its bytes. */
  readonly hash: string;
  /** Its first bytes, which identify its kind. */
  readonly start: Buffer;
  /** Pages of a PDF that says so in plain text. */
  readonly pages?: number;
}

/** Every file below `files/`: what is not in here is not served, whatever a path says. */
export interface FileIndex {
  /** Accents of a path are composed (NFC): a Mac writes them apart. */
  readonly byPath: ReadonlyMap<string, StoredFile>;
  /** Files by `{hash}{extension}`, such as `0123456789abcdef.pdf`. */
  readonly byId: ReadonlyMap<string, StoredFile>;
  /** Why files or folders cannot be read, by their paths. Those that were known stay. */
  readonly unread?: ReadonlyMap<string, string>;
  /** Paths by their small letters; undefined where several are alike. */
  readonly spellings?: ReadonlyMap<string, string | undefined>;
}

/** Lists files; those that have not changed are not read again. Where none has, it is the same index. */
export async function indexFiles(folder: string, previous?: FileIndex): Promise<FileIndex> {
  const byPath = new Map<string, StoredFile>();
  const byId = new Map<string, StoredFile>();
  const unread = new Map<string, string>();
  const spellings = new Map<string, string | undefined>();
  const fail = (path: string, error: unknown) => {
    if (isMissing(error)) return;
    unread.set(path, unreadable(error));
    for (const [known, file] of previous?.byPath ?? []) if (known.startsWith(path)) byPath.set(known, file);
  };
  const root = await realpath(folder).catch(() => folder);
  for (const path of await pathsBelow(root, fail)) {
    const key = path.normalize();
    try {
      const file = await describe(root, path, previous?.byPath.get(key));
      if (file !== undefined) byPath.set(key, file);
    } catch (error) {
      fail(key, error);
    }
  }
  const isRead = unread.size + (previous?.unread?.size ?? 0) === 0;
  const isKnown = ([path, file]: [string, StoredFile]) => previous?.byPath.get(path) === file;
  if (isRead && previous?.byPath.size === byPath.size && [...byPath].every(isKnown)) return previous;
  for (const [path, file] of byPath) {
    byId.set(idOf(file), file);
    const small = path.toLowerCase();
    spellings.set(small, spellings.has(small) ? undefined : path);
  }
  return { byPath, byId, unread, spellings };
}

/** The path that a reference means, where other capitals or a `files/` before it leave no doubt. */
export function pathOf({ byPath, spellings }: FileIndex, reference: string): string | undefined {
  const path = reference.normalize();
  return byPath.has(path) ? path : spellings?.get(path.replace(/^files\//i, '').toLowerCase());
}

/** A file by its path, in whatever spelling, or by its id. */
export function findFile(files: FileIndex, reference: string): StoredFile | undefined {
  return files.byPath.get(pathOf(files, reference) ?? '') ?? files.byId.get(reference);
}

function idOf(file: StoredFile): string {
  return file.hash + extname(file.name).toLowerCase();
}

type Fail = (path: string, error: unknown) => void;

/** Slash-separated paths of a folder's files, in order; names that begin with a dot are left out. */
async function pathsBelow(root: string, fail: Fail, below = ''): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(
    (error: unknown): Dirent[] => {
      fail(below.normalize(), error);
      return [];
    },
  );
  const paths = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(async (entry) =>
        entry.isDirectory() ? pathsBelow(root, fail, `${below}${entry.name}/`) : [below + entry.name],
      ),
  );
  return paths.flat();
}

/** Undefined for all that is no file, and for a link out of the folder. */
async function describe(root: string, path: string, known?: StoredFile): Promise<StoredFile | undefined> {
  const fullPath = await realpath(join(root, path));
  const stats = await stat(fullPath);
  if (!stats.isFile() || !fullPath.startsWith(root + sep)) return undefined;
  const { size, mtimeMs: modified } = stats;
  if (known?.path === fullPath && known.size === size && known.modified === modified) return known;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { path: fullPath, name, size, modified, ...(await read(fullPath)) };
}

const startBytes = 64;

async function read(path: string): Promise<Pick<StoredFile, 'hash' | 'start' | 'pages'>> {
  const hash = createHash('sha256');
  const counter = createPageCounter();
  let start = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    if (path.toLowerCase().endsWith('.pdf')) counter.read(chunk as Buffer);
    if (start.length === 0) start = Buffer.from((chunk as Buffer).subarray(0, startBytes));
  }
  const pages = counter.pages();
  return { hash: hash.digest('hex').slice(0, 16), start, ...(pages > 0 && { pages }) };
}
