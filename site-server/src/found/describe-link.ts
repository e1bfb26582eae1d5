import type { SchoolYear } from '@school/shared-deps/contract';

import type { DocumentInput } from '../document/types';
import { structuredData } from './structured-data';
import { pathOf, subjectOf } from './subject';
import type { DataSource, Subject, SubjectSource } from './types';

/** Facts of the school that pages do not get. */
export interface OwnFacts {
  /** The site's address; without it no address is absolute. */
  siteUrl: string | undefined;
  schoolYear: SchoolYear | undefined;
}

type LinkSource = SubjectSource & Pick<DataSource, 'routes'>;

/** The parts of a document that messengers and search engines read. */
export function describeLink(
  source: LinkSource,
  { siteUrl, schoolYear }: OwnFacts,
): Pick<DocumentInput, 'description' | 'link' | 'structuredData'> {
  const subject = subjectOf(source);
  const graph = structuredData({ ...source, subject, base: siteUrl ?? '', schoolYear });
  const described = { description: subject.description, structuredData: JSON.stringify(graph) };
  if (siteUrl === undefined) return described;
  const { title, description, picture, entry } = subject;
  const canonical = siteUrl + source.route.path + searchWithout(source.query, 'photo');
  const src = picture === undefined ? drawnPictureOf(source, subject) : `${picture.src}?w=share`;
  const link = {
    canonical,
    url: siteUrl + source.route.path + searchWithout(source.query),
    title,
    description,
    school: source.profile.name,
    picture: { url: siteUrl + src, alt: picture === undefined || picture.alt === '' ? title : picture.alt },
    published: entry?.day === '' ? undefined : entry?.day,
  };
  return { ...described, link };
}

/** The address of a drawn picture: that of the page with another path. */
function drawnPictureOf({ route, query }: SubjectSource, { entry }: Subject): string {
  return `/share${pathOf(route, query, entry).replace(/(?=\?|$)/, '.jpg')}`;
}

function searchWithout(query: URLSearchParams, name?: string): string {
  const left = new URLSearchParams([...query].filter(([each]) => each !== name));
  return left.size === 0 ? '' : `?${left.toString()}`;
}
