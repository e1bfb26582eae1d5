import { profile } from '../testing/sample-input';
import { robotsOf } from './robots';

it('lets search engines show pages and documents, but no pictures, for pupils are in them', () => {
  expect(robotsOf(profile)).toBe('User-agent: *\nAllow: /api/image*.pdf$\nDisallow: /api/\n');
});

it('names the sitemap, and lets messengers read pictures of links, where the site knows its address', () => {
  const lines = robotsOf(profile, 'https://school.example').split('\n');
  expect(lines).toContain('Sitemap: https://school.example/sitemap.xml');
  expect(lines).toContain('Allow: /api/image/*?w=share$');
});

it('lets them show the emblem beside the pages', () => {
  const lines = robotsOf({ ...profile, emblem: { file: 'our emblem.svg' } }).split('\n');
  expect(lines).toContain('Allow: /api/image/our%20emblem.svg$');
});
