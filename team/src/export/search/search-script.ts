import { readFileSync } from 'node:fs';
import path from 'node:path';

import { run } from '../../workspace/process';
import { root } from '../../workspace/workspace';

/** Builds the code by which browsers search an export. */
export async function buildSearchScript(): Promise<Buffer> {
  await run('webpack', ['--config', 'webpack.config.ts', '--env', 'pkg=export']);
  return readFileSync(path.join(root, '.cache/export/search.js'));
}
