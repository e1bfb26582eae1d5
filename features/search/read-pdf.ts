import { getDocumentProxy } from 'unpdf';

import { joinLines } from './join-lines';
import { wellFormed } from './words/words';

const MAX_PAGES = 200;
const MAX_PAGE_LENGTH = 8_000;
const MAX_PDF_LENGTH = 400_000;

/**
 * The texts of a PDF's pages; of a long one those of its beginning.
 * @throws for a file that is broken or has a password
 */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes, {
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
  });
  const texts: string[] = [];
  let length = 0;
  const last = Math.min(pdf.numPages, MAX_PAGES);
  for (let number = 1; number <= last && length < MAX_PDF_LENGTH; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    const text = wellFormed(joinLines(pieces.join('')).slice(0, MAX_PAGE_LENGTH));
    texts.push(text);
    length += text.length;
    page.cleanup();
  }
  return texts;
}
