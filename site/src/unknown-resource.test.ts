import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ReleaseFile } from '@school/contract/release-file';
import { knownResources } from '@school/server/pages/release/known-resources';

import { startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.remove());

const fileIn = (name: string) => path.join(site.deployed.folder, name);

it('says in the release folder which resources it knows', () => {
  expect(knownResources(site.deployed.folder)).toEqual(
    expect.arrayContaining(['news/all', 'subGallery', 'search']),
  );
});

it('leaves out a list where a section needs a resource that it does not know', async () => {
  const release = JSON.parse(readFileSync(fileIn('release.json'), 'utf8')) as ReleaseFile;
  const book = { path: '/Library', page: 'circular', title: 'Library', trail: [], resources: ['book/all'] };
  release.packages['mf-information']?.routes.push(book);
  writeFileSync(fileIn('release.json'), JSON.stringify(release));
  await site.restart({ SCHOOL_API_URL: site.provider.url });
  const response = await site.request('/Library');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('/Library shows nothing');
  expect(site.log.problems).toEqual([
    expect.stringContaining('a page needs "book/all", which this server does not know'),
  ]);
});
