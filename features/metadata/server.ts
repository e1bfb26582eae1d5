import type { HomeContent } from '@school/contract';
import type { Feature, FeatureSources } from '@school/features/feature';
import { bannerOf } from '@school/server/derived/entries';
import type { Describe, DescribedPage } from '@school/server/pages/render/describe';

import { sitemapFiles } from './sitemap';
import { structuredData } from './structured-data';
import { subjectOf } from './subject';

/** Tags and structured data of pages, and the sitemap. */
export const metadata: Feature = (sources) => ({
  describe: (page) => describeLink(page, sources),
  files: sitemapFiles(sources),
});

/** The parts of a document that messengers and search engines read. */
function describeLink(
  source: DescribedPage,
  { content, config: { siteUrl } }: Pick<FeatureSources, 'content' | 'config'>,
): ReturnType<Describe> {
  const { profile, pages } = content.current();
  const subject = subjectOf(source);
  const graph = structuredData({ ...source, profile, subject, base: siteUrl ?? '' });
  const described = { description: subject.description, structuredData: JSON.stringify(graph) };
  if (siteUrl === undefined) return described;
  const { title, description, picture = bannerOf(pages['home'] as HomeContent), entry } = subject;
  const { name: school } = profile;
  const withoutPhoto = new URLSearchParams(source.query);
  withoutPhoto.delete('photo');
  const addressWith = (query: URLSearchParams) =>
    siteUrl + source.route.path + (query.size === 0 ? '' : `?${query.toString()}`);
  const link = {
    canonical: addressWith(withoutPhoto),
    url: addressWith(source.query),
    title: title === school ? school : `${title} - ${school}`,
    description,
    school,
    picture: picture && { url: `${siteUrl}${picture.src}?w=share`, alt: picture.alt || title },
    published: entry?.day === '' ? undefined : entry?.day,
  };
  return { ...described, link };
}
