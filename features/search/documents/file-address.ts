import { fileUrl } from '@school/shared-deps/server';

/** The address of a file; a PDF opens at a page. */
export function fileAddress(file: string | undefined, page = 1): string | undefined {
  const address = fileUrl(file);
  return address !== undefined && isPdf(file) ? `${address}#page=${page}` : address;
}

export function isPdf(file: string | undefined): boolean {
  return file !== undefined && /\.pdf$/i.test(file) && !/^https?:/i.test(file);
}
