import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { packages } from '@school/workspace/workspace.mjs';

import { buildPackage } from './build.mjs';

/** Builds the package of a folder: one of this workspace only when its sources have changed. */
export async function buildSection(name: string, folder: string): Promise<void> {
  if (packages.includes(name)) {
    await buildPackage(name);
    return;
  }
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`npm run build in ${folder} ended with status ${status ?? 'none'}`);
}
