import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { LRUCache } from 'lru-cache';

import { contentHash } from '../lib/content-hash';

/**
 * Files by their keys of one line or two, within a limit of bytes. The least recently used file is removed
 * first.
 */
export interface DiskCache {
  get: (key: string) => Promise<Buffer | undefined>;
  put: (key: string, content: Buffer) => Promise<void>;
  /** Removes all files of which this is the first of two lines. */
  remove: (line: string) => Promise<void>;
}

interface Options {
  folder: string;
  maxBytes: number;
  /** Older files are removed at the start. */
  maxAgeMs?: number;
  /** Called when the disk cannot be used. The file is not cached then. */
  onProblem: (error: unknown) => void;
}

export function createDiskCache({ folder, maxBytes, maxAgeMs = Infinity, onProblem }: Options): DiskCache {
  let opened: Promise<LRUCache<string, number>> | undefined;

  const open = async (): Promise<LRUCache<string, number>> => {
    const files = await filesIn(folder);
    const sizes = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason !== 'set') rm(path.join(folder, name), { force: true }).catch(onProblem);
      },
    });
    for (const { name, size, mtimeMs } of files) {
      if (mtimeMs + maxAgeMs < Date.now()) await rm(path.join(folder, name), { force: true });
      else sizes.set(name, size);
    }
    return sizes;
  };

  return {
    get: async (key) => {
      const name = nameOf(key);
      const sizes = await (opened ??= open()).catch(() => undefined);
      if (sizes?.get(name) === undefined) return undefined;
      return readFile(path.join(folder, name)).catch(() => undefined);
    },
    put: async (key, content) => {
      if (content.length > maxBytes) return;
      try {
        const sizes = await (opened ??= open());
        const name = nameOf(key);
        const file = path.join(folder, name);
        await writeFile(`${file}.next`, content);
        await rename(`${file}.next`, file);
        sizes.set(name, content.length);
      } catch (error) {
        onProblem(error);
      }
    },
    remove: async (line) => {
      const sizes = await (opened ??= open()).catch(() => undefined);
      for (const name of sizes?.keys() ?? []) if (name.startsWith(`${nameOf(line)}-`)) sizes?.delete(name);
    },
  };
}

function nameOf(key: string): string {
  return key.split('\n').map(contentHash).join('-');
}

/** A folder's files, the oldest one first. */
async function filesIn(folder: string): Promise<{ name: string; size: number; mtimeMs: number }[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  const files = names.map(async (name) => {
    const { size, mtimeMs } = await stat(path.join(folder, name));
    return { name, size, mtimeMs };
  });
  return (await Promise.all(files)).sort((one, other) => one.mtimeMs - other.mtimeMs);
}
