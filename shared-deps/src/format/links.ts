import { isStoreReference } from '@school/contract';

/** Address of a file by its id or path. */
export function imagePath(reference: string): string {
  return `/api/image/${reference.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Address of an attachment: a file of the school's store, or an http(s) address; undefined for anything else.
 */
export function fileUrl(reference: string | undefined): string | undefined {
  if (reference === undefined) return undefined;
  if (isWebAddress(reference)) return reference;
  return isStoreReference(reference) ? imagePath(reference) : undefined;
}

/** A record's link; undefined unless it is http(s). */
export function webLink(address: string): string | undefined {
  return isWebAddress(address) ? address : undefined;
}

/** Address that dials the first telephone number of a text; undefined where it has none. */
export function phoneUrl(phone: string): string | undefined {
  const parts = phone.replace(/(\+\d{1,3} ?)\(0\)/, '$1').split(/[^\d\s()+.\p{Pd}]|\s(?=\+)/u);
  const number = parts.map((part) => part.replace(/[^\d+]/g, '')).find((part) => /\d{3}/.test(part));
  return number === undefined ? undefined : `tel:${number}`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text);
}
