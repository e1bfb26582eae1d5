import { type ChildData, type ResourceName, resources, subGalleryId } from '@school/contract';

import { initialsOf } from '../withheld/initials';
import type { Withheld } from '../withheld/withheld';
import { withhold } from '../withheld/withhold';
import { resourceOf } from './record-source';

type Json = Readonly<Record<string, unknown>>;

/**
 * Categories of the shared list without pupils. Every other one, unknown and missing ones too, counts as a
 * pupil's.
 */
const otherCategories: readonly string[] = ['ebook', 'circular'];

const photosAndFilms = /\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g?|m4v|mov|mp4|ogv|png|tiff?|webm|webp)$/i;

/** The school's rule for all children, and the list of those who have said no. */
export interface Policy {
  profile: { childData: ChildData };
  withheld: Withheld;
}

/**
 * Applies the school's policy to records of the contract, or to one album, as they leave their source. A
 * child's no comes first. Returns undefined for an album that is not shown.
 */
export function applyPolicy(key: string, body: object, { profile, withheld }: Policy): object | undefined {
  if (withheld.isRecord(subGalleryId(key))) return undefined;
  const resource = resourceOf(key);
  const isOfPupils = resource !== 'subGallery' && resources[resource as ResourceName].pupils === 'all';
  const named = isOfPupils ? (body as readonly Json[]).map((pupil) => hideNamed(pupil, withheld)) : body;
  const shown = withhold(named, withheld);
  return shown && protectChildren(resource, shown, profile.childData);
}

/** A face tells the name beside it. */
function hideNamed(pupil: Json, { withInitials }: Withheld): Json {
  const { name } = pupil;
  const isNamed = typeof name === 'string' && withInitials(name) !== name;
  return isNamed ? hidePupil(pupil, 'initials') : pupil;
}

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
