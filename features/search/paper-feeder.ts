import type { Gateway } from '@school/server/provider/gateway';
import { imagePath } from '@school/shared-deps/server';

import type { createPaperReader } from './papers/paper-reader';
import type { SearchedSite } from './process/searched-site';

interface PaperFeederOptions {
  gateway: Pick<Gateway, 'hostOf'>;
  reader: Pick<ReturnType<typeof createPaperReader>, 'read'>;
  /** The papers that documents name, the newest first. */
  readNames: () => Promise<readonly string[]>;
  put: SearchedSite['setPaper'];
  /** Another one when files may have changed. */
  version: () => unknown;
  problem: (message: string, error?: unknown) => void;
  maxLength?: number;
}

/** A paper as the index has it. */
export interface SentPaper {
  hash: string;
  etag?: string | undefined;
  length: number;
  checkedAt?: unknown;
}

/** The texts of all papers in the index. */
const MAX_LENGTH = 100_000_000;
const left: SentPaper = { hash: '', length: 0 };

/** Brings papers into the index beside its lists, which do not wait for them. */
export function createPaperFeeder(options: PaperFeederOptions) {
  const { gateway, reader, readNames, put, version, problem, maxLength = MAX_LENGTH } = options;

  const update = async (file: string, known: SentPaper = left): Promise<SentPaper> => {
    const checkedAt = version();
    if (known.checkedAt === checkedAt) return known;
    const paper = await reader.read(gateway.hostOf(file), imagePath(file), known).catch((error: unknown) => {
      problem(`the search cannot read a paper: ${file}`, error);
    });
    if (!paper) return known;
    if (paper === 'unchanged') return { ...known, checkedAt };
    const { hash, etag, texts, refusal } = paper;
    if (refusal !== undefined) problem(`the search cannot read a paper: ${file}`, refusal);
    await put(file, texts);
    return { hash, etag, checkedAt, length: texts.join('').length };
  };
  /**
   * Reads papers that have changed, by their references, tags and bytes. The oldest may have no room.
   * @param sent those that the index has, by their references
   */
  return async (sent: Map<string, SentPaper>, isWanted: () => boolean): Promise<void> => {
    const files = await readNames();
    const named = new Set(files);
    for (const file of sent.keys()) if (!named.has(file)) sent.delete(file);
    let length = 0;
    for (const file of files) {
      const known = sent.get(file);
      const paper = length < maxLength ? await update(file, known) : left;
      if (paper === left && known?.length) await put(file, []);
      if (!isWanted()) return;
      sent.set(file, paper);
      length += paper.length;
    }
    if (length >= maxLength)
      problem('the search leaves out the texts of the oldest papers: they are too long');
  };
}
