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

/** Address that dials a telephone number; undefined for a text without a digit. */
export function phoneUrl(phone: string): string | undefined {
  return /\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text);
}
