/** Address of an attachment: a file id or path of the school, or an http(s) address of its own; anything else is none. */
export function fileUrl(reference: string | undefined): string | undefined {
  if (reference === undefined || reference === '') return undefined;
  if (isWebAddress(reference)) return reference;
  if (/^[a-z][a-z\d+.-]*:/i.test(reference) || reference.startsWith('//')) return undefined;
  const steps = reference.split('/').filter(Boolean);
  if (steps.some((step) => step === '.' || step === '..')) return undefined;
  return `/api/image/${steps.map(encodeURIComponent).join('/')}`;
}

/** Address of an e-book's file (spec §7: the image endpoint with a url query). */
export function bookUrl(reference: string | undefined): string | undefined {
  if (fileUrl(reference) === undefined || reference === undefined) return undefined;
  return `/api/image?url=${encodeURIComponent(reference)}`;
}

/** A link that a record brings, if it is http(s); anything else is dropped. */
export function webLink(address: string): string | undefined {
  return isWebAddress(address) ? address : undefined;
}

/** Address of a telephone number as it is written; none where it has no digit. */
export function phoneUrl(phone: string): string | undefined {
  return /\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text);
}
