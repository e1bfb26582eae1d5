import type { Gateway } from '@school/server/provider/gateway';
import { imagePath } from '@school/shared-deps/server';

import type { createPdfReader } from './pdfs/pdf-reader';
import type { SearchedSite } from './process/searched-site';

interface PdfFeederOptions {
  gateway: Pick<Gateway, 'hostOf'>;
  reader: Pick<ReturnType<typeof createPdfReader>, 'read'>;
  /** The PDFs that documents name, the newest first. */
  readNames: () => Promise<readonly string[]>;
  put: SearchedSite['setPdf'];
  /** Another one when files may have changed. */
  version: () => unknown;
  problem: (message: string, error?: unknown) => void;
  maxLength?: number;
}

/** A PDF as the index has it. */
export interface SentPdf {
  hash: string;
  etag?: string | undefined;
  length: number;
  checkedAt?: unknown;
}

/** The texts of all PDFs in the index. */
const MAX_LENGTH = 100_000_000;
const left: SentPdf = { hash: '', length: 0 };

/** Brings PDFs into the index beside its lists, which do not wait for them. */
export function createPdfFeeder(options: PdfFeederOptions) {
  const { gateway, reader, readNames, put, version, problem, maxLength = MAX_LENGTH } = options;

  const update = async (file: string, known: SentPdf = left): Promise<SentPdf> => {
    const checkedAt = version();
    if (known.checkedAt === checkedAt) return known;
    const pdf = await reader.read(gateway.hostOf(file), imagePath(file), known).catch((error: unknown) => {
      problem(`the search cannot read a PDF: ${file}`, error);
    });
    if (!pdf) return known;
    if (pdf === 'unchanged') return { ...known, checkedAt };
    const { hash, etag, texts, refusal } = pdf;
    if (refusal !== undefined) problem(`the search cannot read a PDF: ${file}`, refusal);
    await put(file, texts);
    return { hash, etag, checkedAt, length: texts.join('').length };
  };
  /**
   * Reads PDFs that have changed, by their references, tags and bytes. The oldest may have no room.
   * @param sent those that the index has, by their references
   */
  return async (sent: Map<string, SentPdf>, isWanted: () => boolean): Promise<void> => {
    const files = await readNames();
    const named = new Set(files);
    for (const file of sent.keys()) if (!named.has(file)) sent.delete(file);
    let length = 0;
    for (const file of files) {
      const known = sent.get(file);
      const pdf = length < maxLength ? await update(file, known) : left;
      if (pdf === left && known?.length) await put(file, []);
      if (!isWanted()) return;
      sent.set(file, pdf);
      length += pdf.length;
    }
    if (length >= maxLength) problem('the search leaves out the texts of the oldest PDFs: they are too long');
  };
}
