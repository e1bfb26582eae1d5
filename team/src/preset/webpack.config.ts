import type { Configuration } from 'webpack';

import { browserBuild } from './browser-build';

/** The build of the section in whose folder webpack is called, outside the workspace. */
export default function configure({ dev }: { dev?: boolean } = {}): Configuration {
  return browserBuild({ folder: process.cwd(), mode: dev ? 'development' : 'production' });
}
