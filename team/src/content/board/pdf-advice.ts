import { readFile } from 'node:fs/promises';

import type { FileIndex } from '@school/server/content/files';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

const MAX_BYTES = 2_000_000;

/** Why a PDF is hard to read for some parents, one line a file. Other checks name files that are no PDFs. */
export async function pdfAdvice(files: FileIndex): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, { path, size }] of files.byPath) {
    if (!/\.pdf$/i.test(name)) continue;
    const found = [
      ...(await readingProblems(path).catch(() => [])),
      ...(size > MAX_BYTES ? [`has ${(size / 1e6).toFixed(1)} MB of 2: save a smaller one`] : []),
    ];
    if (found.length > 0) lines.push(`files/${name}: ${found.join('; ')}`);
  }
  return lines;
}

async function readingProblems(path: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const { info, metadata } = await getMeta(pdf);
  const { text } = await extractText(pdf, { mergePages: true });
  await pdf.destroy();
  const title = String(
    info['Title'] ?? (metadata as { get?: (name: string) => unknown } | null)?.get?.('dc:title') ?? '',
  );
  return [
    ...(text.trim() === '' ? ['is a scan without text: screen readers and the search cannot read it'] : []),
    ...(title.trim() === '' ? ['has no title: write one in the properties of the document'] : []),
  ];
}
