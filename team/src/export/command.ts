import { readFileSync } from 'node:fs';
import path from 'node:path';

import { loadContent } from '@school/server/content/load';
import { readLive } from '@school/server/pages/release/release-file';
import { readConfig } from '@school/server/settings/config';

import { prepareRelease } from '../release/commands/build';
import { calledFrom } from '../release/commands/command';
import { releaseFolder } from '../release/commands/release';
import { Refusal } from '../release/refusal';
import { run } from '../workspace/process';
import { startSite } from '../workspace/site';
import { root } from '../workspace/workspace';
import { type ExportReport, exportSite } from './export-site';

/** `npm run export -- DIR`: writes the site as files, for a host or an hour without a server. */
export async function command([place, ...others]: string[]): Promise<void> {
  if (place === undefined || others.length > 0)
    throw new Refusal(['name the folder, and nothing else: npm run export -- DIR']);
  await prepareRelease();
  const site = await startSite();
  try {
    const folder = path.resolve(calledFrom(), place);
    const { pages, files, left } = await exportFrom(site.url, folder);
    console.log(`${pages} pages and ${files} files are in ${folder}`);
    for (const line of left) console.log(`left out: ${line}`);
  } finally {
    await site.stop();
  }
}

/** Writes what a server of this checkout answers into a folder. */
export async function exportFrom(url: string, folder: string, env = process.env): Promise<ExportReport> {
  const content = await loadContent(readConfig(env, root).contentFolder);
  const program = path.join(root, 'server/dist/search-process.js');
  // the code by which browsers search an export
  await run('webpack', ['--config', 'webpack.config.ts', '--env', 'pkg=export']);
  const script = readFileSync(path.join(root, '.cache/export/search.js'));
  return exportSite({
    url,
    release: readLive(releaseFolder()),
    folder,
    search: { content, program, script },
  });
}
