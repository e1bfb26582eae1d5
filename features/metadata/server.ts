export { describeLink } from './describe-link';
export { sitemapFiles } from './sitemap';
