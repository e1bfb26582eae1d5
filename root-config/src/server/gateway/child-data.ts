import type { ChildData } from '@school/shared-deps/contract';

type Json = Readonly<Record<string, unknown>>;

/** Categories of galleries that show pupils. */
const pupilCategories: readonly unknown[] = ['PhotoGallery', 'Achievements'];

/**
 * An answer of the provider as the school's policy lets the site show it, for every reader alike (product: children's
 * data). `resource` is the call's path between `/api/` and the school code. Nothing is left of an album under `off`.
 */
export function protectChildren(resource: string, body: unknown, policy: ChildData): unknown {
  if (policy === 'full') return body;
  switch (resource) {
    case 'topper':
    case 'birthdays':
      return policy === 'off' ? [] : mapRecords(body, (pupil) => hidePupil(pupil, policy));
    case 'gallery':
    case 'gallery/All':
      if (policy !== 'off') return mapRecords(body, hidePictures);
      return recordsOf(body).filter((item) => !isOfPupils(item));
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

function hidePupil(pupil: Json, policy: ChildData): Json {
  const { name } = pupil;
  const hidden = { ...pupil, attachments: [] };
  return policy === 'initials'
    ? { ...hidden, name: typeof name === 'string' ? initialsOf(name) : '' }
    : hidden;
}

function hidePictures(item: Json): Json {
  return isOfPupils(item) ? { ...item, attachments: [] } : item;
}

function hideAlbum(body: unknown): unknown {
  if (Array.isArray(body)) return mapRecords(body, (album) => ({ ...album, attachments: [] }));
  return isRecord(body) ? { ...body, attachments: [] } : body;
}

function isOfPupils(item: Json): boolean {
  return pupilCategories.includes(item['category']);
}

function mapRecords(body: unknown, change: (record: Json) => Json): Json[] {
  return recordsOf(body).map(change);
}

/** What is no record cannot be checked and is left out. */
function recordsOf(body: unknown): Json[] {
  return Array.isArray(body) ? body.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
