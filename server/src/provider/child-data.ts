import { type ChildData, type ResourceName, resources } from '@school/contract';

type Json = Readonly<Record<string, unknown>>;

/**
 * Categories of the shared list without pupils. Every other one, unknown and missing ones too, counts as a
 * pupil's.
 */
const otherCategories: readonly string[] = ['ebook', 'circular'];

const photosAndFilms = /\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g?|m4v|mov|mp4|ogv|png|tiff?|webm|webp)$/i;

/**
 * Applies the school's policy for children's data (product: children's data), the same for every reader.
 * `resource` is the call's path between `/api/` and the school code. The body has records of the contract, or
 * one album. Returns undefined for an album under `off`.
 */
export function protectChildren(resource: string, body: object, policy: ChildData): object | undefined {
  if (policy === 'full') return body;
  if (resource === 'subGallery') return policy === 'off' ? undefined : { ...body, attachments: [] };
  const records = body as readonly Json[];
  switch (resources[resource as ResourceName].pupils) {
    case 'none':
      return body;
    case 'all':
      return policy === 'off' ? [] : records.map((pupil) => hidePupil(pupil, policy));
    case 'by category':
      return records.filter((item) => policy !== 'off' || !isOfPupils(item)).map(hidePhotos);
  }
}

/** `Asha Kumari Rao` becomes `A. K. R.` */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}

/** Removes the day of birth, and the id together with the name: an id may contain the name. */
function hidePupil({ date: _date, ...pupil }: Json, policy: ChildData): Json {
  const hidden = { ...pupil, attachments: [] };
  if (policy !== 'initials') return hidden;
  const { name } = pupil;
  return { ...hidden, _id: '', name: typeof name === 'string' ? initialsOf(name) : '' };
}

/** Removes photos together with their names: a file name may be a pupil's. An e-book keeps its documents. */
function hidePhotos(item: Json): Json {
  if (isOfPupils(item)) return { ...item, attachments: [] };
  const files = Array.isArray(item['attachments']) ? item['attachments'] : [];
  return { ...item, attachments: files.filter((file) => !photosAndFilms.test(String(file))) };
}

function isOfPupils({ category }: Json): boolean {
  return typeof category !== 'string' || !otherCategories.includes(category.trim().toLowerCase());
}
