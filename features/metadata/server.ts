import type { HomeContent } from '@school/contract';
import { bannerOf } from '@school/server/generated/entries';
import type { Feature } from '@school/server/plugins/feature';

import { describeLink } from './describe-link';
import { sitemapFiles } from './sitemap';

/** Tags and structured data of pages, and the sitemap. */
export const metadata: Feature = (sources) => ({
  describe: (page) => {
    const { profile, pages } = sources.content.current();
    return describeLink(page, {
      siteUrl: sources.config.siteUrl,
      schoolYear: profile.schoolYear,
      banner: bannerOf(pages['home'] as HomeContent),
    });
  },
  files: sitemapFiles(sources),
});
