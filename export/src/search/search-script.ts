import { readFileSync } from 'node:fs';
import path from 'node:path';

import { run } from '@school/workspace/process';
import { root } from '@school/workspace/workspace';

/** Builds the code by which browsers search an export. */
export async function buildSearchScript(): Promise<Buffer> {
  await run('webpack', ['--config', 'webpack.config.ts', '--env', 'pkg=export']);
  return readFileSync(path.join(root, 'export/dist/search.js'));
}
