import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { contentHash } from '../http/content-hash';
import { certificateList, type Content, loadContent, type LoadOptions } from './load';
import { ContentError } from './problems';
import type { GoodFile } from './source';

/** A file that is gone or wrong is shown as it last was for so long. */
const HELD_MS = 24 * 3_600_000;

/** The site cannot do without them. */
const required = ['profile.json', 'pages/home.json', 'pages/fallback.json'];

interface LoadedContent {
  readonly content: Content;
  /** Problems of files that are shown as they last were. */
  readonly problems: readonly string[];
}

/**
 * Loads a folder. Files that were good, and are gone or wrong, are as they last were, for a day.
 * @throws ContentError where that is not known
 */
export async function loadAsLast(
  folder: string,
  options: LoadOptions & { good: Map<string, GoodFile> },
): Promise<LoadedContent> {
  const { good, previous } = options;
  try {
    return { content: await loadContent(folder, options), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const instead = new Map<string, string | undefined>();
    const problems = [...error.errors];
    for (const file of new Set(problems.map((line) => line.split(': ', 1)[0] ?? ''))) {
      const { text, failedAt = Date.now() } = good.get(file) ?? {};
      if (text !== undefined) good.set(file, { text, failedAt });
      const isOver = failedAt + HELD_MS <= Date.now();
      if (text !== undefined && (!isOver || required.includes(file))) {
        instead.set(file, text);
        const end = new Date(failedAt + HELD_MS).toISOString().slice(0, 16).replace('T', ' ');
        problems.push(`${file}: is shown as it last was, until ${end} UTC`);
      } else if (!required.includes(file) && (text ?? previous ?? file === certificateList)) {
        instead.set(file, undefined);
        if (isOver && problems.includes(`${file}: is missing`)) good.delete(file);
      }
    }
    return { content: await loadContent(folder, { ...options, instead }), problems };
  }
}

/** The good files of a content folder, which the cache folder keeps for the next start. */
export async function openGoodFiles(folder: string, cacheFolder: string | undefined) {
  const path = join(cacheFolder ?? '', 'content', `${contentHash(resolve(folder)).slice(0, 16)}.json`);
  const saved = cacheFolder === undefined ? '{}' : await readFile(path, 'utf8').catch(() => '{}');
  let last = saved;
  return {
    good: new Map(Object.entries(JSON.parse(saved) as Record<string, GoodFile>)),
    save: async (good: ReadonlyMap<string, GoodFile>) => {
      const text = JSON.stringify(Object.fromEntries(good));
      if (cacheFolder === undefined || text === last) return;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.next`, text, { mode: 0o600 });
      await rename(`${path}.next`, path);
      last = text;
    },
  };
}
