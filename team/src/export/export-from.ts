import { readFileSync } from 'node:fs';
import path from 'node:path';

import { loadContent } from '@school/server/content/load';
import { readConfig } from '@school/server/settings/config';

import { readReleaseFile } from '../release/commands/release';
import { run } from '../workspace/process';
import { root } from '../workspace/workspace';
import { type ExportReport, exportSite } from './export-site';

/** Writes what a server of this checkout answers into a folder. */
export async function exportFrom(url: string, folder: string, env = process.env): Promise<ExportReport> {
  const content = await loadContent(readConfig(env, root).contentFolder);
  const paperProgram = path.join(root, 'server/dist/paper-process.js');
  // the code by which browsers search an export
  await run('webpack', ['--config', 'webpack.config.ts', '--env', 'pkg=export']);
  const script = readFileSync(path.join(root, '.cache/export/search.js'));
  return exportSite({ url, release: readReleaseFile(), folder, search: { content, paperProgram, script } });
}
