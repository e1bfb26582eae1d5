import { type Day, fileUrl, longMonths } from '@school/shared-deps';

import { texts } from '../../texts/e-book';

/**
 * Address of an e-book's file (spec §7: the image endpoint with a url query). A file of another site keeps
 * its address.
 */
export function bookUrl(reference = ''): string | undefined {
  const address = fileUrl(reference);
  return address?.startsWith('/') ? `/api/image?url=${encodeURIComponent(reference)}` : address;
}

/** `November 7, 2026`, as e-books are dated (spec §2: long month name, day, year). */
export function formatLongDay({ year, month, day }: Day): string {
  return texts.day(longMonths[month] ?? '', day, year);
}
