import path from 'node:path';

import { loadContent } from '@school/server/content/load';
import { readLive } from '@school/server/pages/release/release-file';
import { readConfig } from '@school/server/settings/config';

import { prepareRelease } from '../release/commands/build';
import { calledFrom } from '../release/commands/command';
import { releaseFolder } from '../release/commands/release';
import { Refusal } from '../release/refusal';
import { startSite } from '../workspace/site';
import { root } from '../workspace/workspace';
import { exportSite } from './export-site';
import { buildSearchScript } from './search/search-script';

/** `npm run export -- DIR`: writes the site as files for a host without a server. */
export async function command(args: string[]): Promise<void> {
  const [place, ...others] = args;
  if (place === undefined || others.length > 0)
    throw new Refusal(['name the folder, and nothing else: npm run export -- DIR']);
  await prepareRelease();
  const site = await startSite();
  try {
    const folder = path.resolve(calledFrom, place);
    const { pages, files, withoutServer, left } = await exportSite({
      url: site.url,
      release: readLive(releaseFolder()),
      folder,
      search: {
        content: await loadContent(readConfig(process.env, root).contentFolder),
        paperProgram: path.join(root, 'server/dist/paper-process.js'),
        script: await buildSearchScript(),
      },
    });
    console.log(`${pages} pages and ${files} files are in ${folder}`);
    for (const each of withoutServer) console.log(`${each} says that its form needs a server`);
    for (const line of left) console.log(`left out: ${line}`);
  } finally {
    await site.stop();
  }
}
