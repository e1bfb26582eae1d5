import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runBin } from '@school/workspace/process.mjs';
import { root } from '@school/workspace/workspace.mjs';

/** Builds the code by which browsers search an export. */
export async function buildSearchScript(): Promise<Buffer> {
  await runBin('webpack', ['--config', 'webpack.config.ts', '--env', 'pkg=export']);
  return readFileSync(path.join(root, 'export/dist/search.js'));
}
