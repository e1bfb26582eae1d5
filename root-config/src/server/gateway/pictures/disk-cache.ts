import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files under keys, together never larger than a limit: what was longest not asked for goes first. */
export interface DiskCache {
  get: (key: string) => Promise<Buffer | undefined>;
  put: (key: string, content: Buffer) => Promise<void>;
}

interface Options {
  folder: string;
  mostBytes: number;
  /** A disk that cannot be used is told; nothing is kept then. */
  onProblem: (error: unknown) => void;
}

export function createDiskCache({ folder, mostBytes, onProblem }: Options): DiskCache {
  let opened: Promise<Map<string, number>> | undefined;
  let total = 0;

  const open = async (): Promise<Map<string, number>> => {
    const files = await sizesIn(folder);
    for (const size of files.values()) total += size;
    return files;
  };

  const makeRoom = async (files: Map<string, number>): Promise<void> => {
    for (const [name, size] of files) {
      if (total <= mostBytes) return;
      files.delete(name);
      total -= size;
      await rm(path.join(folder, name), { force: true });
    }
  };

  return {
    get: async (key) => {
      const name = nameOf(key);
      const files = await (opened ??= open()).catch(() => undefined);
      const size = files?.get(name);
      if (files === undefined || size === undefined) return undefined;
      files.delete(name);
      files.set(name, size);
      const now = new Date();
      const file = path.join(folder, name);
      return Promise.all([readFile(file), utimes(file, now, now)]).then(
        ([content]) => content,
        () => undefined,
      );
    },
    put: async (key, content) => {
      try {
        const files = await (opened ??= open());
        const name = nameOf(key);
        const file = path.join(folder, name);
        await writeFile(`${file}.next`, content);
        await rename(`${file}.next`, file);
        total += content.length - (files.get(name) ?? 0);
        files.delete(name);
        files.set(name, content.length);
        await makeRoom(files);
      } catch (error) {
        onProblem(error);
      }
    },
  };
}

/** Names of a folder's files and their sizes, the one that was longest not asked for first. */
async function sizesIn(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, about: await stat(path.join(folder, name)) })),
  );
  files.sort((a, b) => a.about.mtimeMs - b.about.mtimeMs);
  return new Map(files.map(({ name, about }) => [name, about.size]));
}

function nameOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}.webp`;
}
