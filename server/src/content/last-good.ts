import { join, resolve } from 'node:path';

import { createDiskCache } from '../files/disk-cache';
import { certificateList, type Content, loadContent, type LoadOptions, withheldFile } from './load';
import { ContentError } from './problems';
import type { GoodFile } from './source';

/** A file that is gone or wrong is shown as it last was for so long. */
const HELD_MS = 24 * 3_600_000;

/** The site cannot do without them; a child's no has no end. */
const required = ['profile.json', 'pages/home.json', 'pages/fallback.json', withheldFile];

/**
 * Loads a folder. Files that were good, and are gone or wrong, are as they last were, for a day.
 * @throws ContentError where that is not known
 */
export async function loadAsLast(
  folder: string,
  options: LoadOptions & { good: Map<string, GoodFile> },
): Promise<{ content: Content; problems: readonly string[] }> {
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
      const isOptional = !required.includes(file) || (file === withheldFile && previous);
      const isOver = failedAt + HELD_MS <= Date.now();
      if (text !== undefined && (!isOver || required.includes(file))) {
        instead.set(file, text);
        const end = new Date(failedAt + HELD_MS).toISOString().slice(0, 16).replace('T', ' ');
        const state =
          file === withheldFile ? 'holds as it last did' : `is shown as it last was, until ${end} UTC`;
        problems.push(`${file}: ${state}`);
      } else if (isOptional && (text ?? previous ?? file === certificateList)) {
        instead.set(file, undefined);
        if (isOver && problems.includes(`${file}: is missing`)) good.delete(file);
      }
    }
    return { content: await loadContent(folder, { ...options, instead }), problems };
  }
}

/** Space for the texts of a few folders. */
const MAX_BYTES = 200_000_000;

/** The good files of a content folder, which the cache folder keeps for the next start. */
export async function openGoodFiles(
  folder: string,
  cacheFolder: string,
  onProblem: (error: unknown) => void,
) {
  const disk = createDiskCache({ folder: join(cacheFolder, 'content'), maxBytes: MAX_BYTES, onProblem });
  let saved = String((await disk.get(resolve(folder))) ?? '{}');
  const good = new Map(Object.entries(JSON.parse(saved) as Record<string, GoodFile>));
  const save = async () => {
    const text = JSON.stringify(Object.fromEntries(good));
    if (text !== saved) await disk.put(resolve(folder), Buffer.from(text));
    saved = text;
  };
  return { good, save };
}
