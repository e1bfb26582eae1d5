import { extractText } from 'unpdf';

import { wellFormed } from './words/words';

const MAX_PAGES = 200;
const MAX_PAGE_LENGTH = 8_000;

/**
 * The texts of a PDF's pages in their lines; of a long one those of its beginning.
 * @throws for a file that is broken or has a password
 */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(bytes);
  return text.slice(0, MAX_PAGES).map((page) => wellFormed(page.slice(0, MAX_PAGE_LENGTH)));
}
