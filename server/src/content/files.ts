import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

import { createPageCounter } from './pdf-pages';

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
  readonly byPath: ReadonlyMap<string, StoredFile>;
  /** Files by `{hash}{extension}`, such as `0123456789abcdef.pdf`. */
  readonly byId: ReadonlyMap<string, StoredFile>;
}

/** Lists a folder's files; files that have not changed since `previous` are not read again. */
export async function indexFiles(folder: string, previous?: FileIndex): Promise<FileIndex> {
  const byPath = new Map<string, StoredFile>();
  const byId = new Map<string, StoredFile>();
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return { byPath, byId };
  for (const path of await pathsBelow(root)) {
    const file = await describe(root, path, previous?.byPath.get(path));
    if (file === undefined) continue;
    byPath.set(path, file);
    byId.set(idOf(file), file);
  }
  return { byPath, byId };
}

function idOf(file: StoredFile): string {
  return file.hash + extname(file.name).toLowerCase();
}

/** Slash-separated paths of a folder's files, in order; names that begin with a dot are left out. */
async function pathsBelow(root: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((): Dirent[] => []);
  const paths = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(async (entry) =>
        entry.isDirectory() ? pathsBelow(root, `${below}${entry.name}/`) : [below + entry.name],
      ),
  );
  return paths.flat();
}

/** Undefined for a folder, a file that was just removed, and a link out of the folder. */
async function describe(root: string, path: string, known?: StoredFile): Promise<StoredFile | undefined> {
  try {
    const fullPath = await realpath(join(root, path));
    const stats = await stat(fullPath);
    if (!stats.isFile() || !fullPath.startsWith(root + sep)) return undefined;
    const { size, mtimeMs: modified } = stats;
    if (known?.path === fullPath && known.size === size && known.modified === modified) return known;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return { path: fullPath, name, size, modified, ...(await read(fullPath)) };
  } catch {
    return undefined;
  }
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
