import type { ChildData } from '@school/shared-deps/contract';

type Json = Readonly<Record<string, unknown>>;

/** Categories of the shared list without pupils. Every other one, unknown and missing ones too, counts as a pupil's. */
const otherCategories: readonly string[] = ['ebook', 'circular'];

const photosAndFilms = /\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g?|m4v|mov|mp4|ogv|png|tiff?|webm|webp)$/i;

/**
 * Applies the school's policy for children's data (product: children's data), the same for every reader. `resource` is
 * the call's path between `/api/` and the school code. Returns undefined for an album under `off`.
 */
export function protectChildren(resource: string, body: unknown, policy: ChildData): unknown {
  if (policy === 'full') return body;
  switch (resource) {
    case 'topper':
    case 'birthdays':
      return policy === 'off' ? [] : mapRecords(body, (pupil) => hidePupil(pupil, policy));
    case 'gallery':
    case 'gallery/All':
      if (policy !== 'off') return mapRecords(body, hidePhotos);
      return recordsOf(body)
        .filter((item) => !isOfPupils(item))
        .map(hidePhotos);
    case 'subGallery':
      return policy === 'off' ? undefined : hideAlbum(body);
    default:
      return body;
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

function hideAlbum(body: unknown): unknown {
  if (Array.isArray(body)) return mapRecords(body, (album) => ({ ...album, attachments: [] }));
  return isRecord(body) ? { ...body, attachments: [] } : body;
}

function isOfPupils({ category }: Json): boolean {
  return typeof category !== 'string' || !otherCategories.includes(category.trim().toLowerCase());
}

function mapRecords(body: unknown, change: (record: Json) => Json): Json[] {
  return recordsOf(body).map(change);
}

/** Drops entries that are no records, because they cannot be checked. */
function recordsOf(body: unknown): Json[] {
  return Array.isArray(body) ? body.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
