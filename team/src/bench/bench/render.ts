import { describeLink } from '@school/features/metadata/describe-link';
import { renderDocument } from '@school/server/pages/document/document';
import { readRelease } from '@school/server/pages/release/release';
import { createSectionLoader } from '@school/server/pages/release/section-hook';
import type { DescribedPage } from '@school/server/pages/render/describe';
import { renderPage } from '@school/server/pages/render/render';
import { createRouting } from '@school/server/pages/render/routing';
import type { PageData } from '@school/shared-deps';
import { splitAtPageData } from '@school/shared-deps/server';

import { releaseFolder } from '../../release/commands/release';
import { root } from '../../workspace/workspace';

// Renders each page of the release as the server does, with the data that the server has put into it, and
// prints the median time by address as JSON. Arguments: the running site, how often to render, and the
// addresses.
const [site = '', times = '', ...addresses] = process.argv.slice(2);
const folder = releaseFolder();
const { release } = await readRelease(folder);
const loadSection = createSectionLoader(folder, root);
const findPage = createRouting(release.sections);

const describe = (page: DescribedPage) => describeLink(page, { siteUrl: site, schoolYear: undefined });

const medians: Record<string, number> = {};
for (const address of addresses) medians[address] = await measure(address);
console.log(JSON.stringify(medians));

async function measure(address: string): Promise<number> {
  const { pathname, search } = new URL(address, site);
  const match = findPage(pathname);
  if (match === undefined) throw new Error(`${address} is no page`);
  const data = await readData(address);
  const durations: number[] = [];
  for (let n = 0; n < Number(times); n += 1) {
    const begun = performance.now();
    const { parts } = await renderPage({ ...match, release, search }, data, loadSection, { describe });
    renderDocument(parts);
    durations.push(performance.now() - begun);
  }
  return durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0;
}

async function readData(address: string): Promise<PageData> {
  const html = await (await fetch(site + address)).text();
  const [, json] = splitAtPageData(html);
  if (json === '') throw new Error(`${address} has no data`);
  return JSON.parse(json) as PageData;
}
