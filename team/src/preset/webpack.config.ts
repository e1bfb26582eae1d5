import type { Configuration } from 'webpack';

import { browserBuild, languageBuilds } from './browser-build';

/** The build of the section in whose folder webpack is called, outside the workspace. */
export default function configure({ dev }: { dev?: boolean } = {}): Configuration[] {
  const folder = process.cwd();
  return dev
    ? [browserBuild({ folder, mode: 'development' })]
    : languageBuilds({ folder, mode: 'production' });
}
