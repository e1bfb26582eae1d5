import type { SchoolYear } from '@school/contract';
import type { SharedPicture } from '@school/server/generated/entries';
import type { Describe, DescribedPage } from '@school/server/pages/render/describe';

import { structuredData } from './structured-data';
import { subjectOf } from './subject';

/** Facts of the school that pages do not get. */
interface OwnFacts {
  /** The site's address; without it no address is absolute. */
  siteUrl: string | undefined;
  schoolYear: SchoolYear | undefined;
  /** The picture of pages without one. */
  banner?: SharedPicture | undefined;
}

/** The parts of a document that messengers and search engines read. */
export function describeLink(
  source: DescribedPage,
  { siteUrl, schoolYear, banner }: OwnFacts,
): ReturnType<Describe> {
  const subject = subjectOf(source);
  const graph = structuredData({ ...source, subject, base: siteUrl ?? '', schoolYear });
  const described = { description: subject.description, structuredData: JSON.stringify(graph) };
  if (siteUrl === undefined) return described;
  const { title, description, picture = banner, entry } = subject;
  const { name: school } = source.profile;
  const canonical = siteUrl + source.route.path + searchWithout(source.query, 'photo');
  const link = {
    canonical,
    url: siteUrl + source.route.path + searchWithout(source.query),
    title: title === school ? school : `${title} - ${school}`,
    description,
    school,
    picture: picture && { url: `${siteUrl}${picture.src}?w=share`, alt: picture.alt || title },
    published: entry?.day === '' ? undefined : entry?.day,
  };
  return { ...described, link };
}

function searchWithout(query: URLSearchParams, name?: string): string {
  const left = new URLSearchParams([...query].filter(([each]) => each !== name));
  return left.size === 0 ? '' : `?${left.toString()}`;
}
