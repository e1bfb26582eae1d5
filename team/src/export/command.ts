import path from 'node:path';

import { prepareRelease } from '../release/commands/build';
import { calledFrom } from '../release/commands/command';
import { Refusal } from '../release/refusal';
import { startSite } from '../workspace/site';
import { exportSite } from './export-site';

/** `npm run export -- DIR`: writes the site as files, for a host or an hour without a server. */
export async function command([place, ...others]: string[]): Promise<void> {
  if (place === undefined || others.length > 0)
    throw new Refusal(['name the folder, and nothing else: npm run export -- DIR']);
  await prepareRelease();
  const site = await startSite();
  try {
    const folder = path.resolve(calledFrom(), place);
    const { pages, files, left } = await exportSite(site.url, folder);
    console.log(`${pages} pages and ${files} files are in ${folder}`);
    for (const line of left) console.log(`left out: ${line}`);
  } finally {
    await site.stop();
  }
}
