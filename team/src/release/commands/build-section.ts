import { run } from '../../workspace/process';
import { packages } from '../../workspace/workspace';
import { buildChanged } from './build';

/** Builds the package of a folder: one of this workspace only when its sources have changed. */
export async function buildSection(name: string, folder: string): Promise<void> {
  if (packages.includes(name)) await buildChanged([name]);
  else await run('npm', ['run', '--silent', 'build'], { cwd: folder });
}
