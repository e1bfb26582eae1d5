import path from 'node:path';

import type { Configuration } from 'webpack';

import { readPackage, sectionBuild } from './section-build';

/** The build of the section in whose folder webpack is called, outside the workspace. */
export default function configure({ dev }: { dev?: boolean } = {}): Configuration {
  const folder = process.cwd();
  const pkg = path.posix.basename(readPackage(folder).name);
  return sectionBuild(folder, pkg, dev ? 'development' : 'production');
}
