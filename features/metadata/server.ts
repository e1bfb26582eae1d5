import type { Feature } from '@school/server/plugins/feature';

import { describeLink } from './describe-link';
import { sitemapFiles } from './sitemap';

/** Tags and structured data of pages, and the sitemap. */
export const metadata: Feature = (sources) => ({
  describe: (page) => describeLink(page, sources),
  files: sitemapFiles(sources),
});
