import path from 'node:path';

import webpack from 'webpack';

import configure from '../../../../webpack.config';
import { root } from '../../workspace/workspace';

/** Beside the builds that are released: those are of another mode. */
export const devBuilds = path.join(root, '.cache/dev');

let shown = Promise.resolve();

/**
 * Builds a package whenever it is saved, and shows it; one package is shown after the other. Settles after
 * the first time.
 */
export function watchPackage(name: string, show: () => void | Promise<void>): Promise<void> {
  const configurations = configure({ pkg: name, dev: true }).map(({ output, ...each }) => {
    const folder = path.join(devBuilds, path.relative(root, output?.path ?? root));
    return { ...each, output: { ...output, path: folder } };
  });
  const showBuild = async () => {
    await show();
    console.log(`${new Date().toLocaleTimeString('en-GB')} ${name} is rebuilt`);
  };
  return new Promise((resolve) => {
    webpack(configurations).watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) console.error(error.message);
      else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      else shown = shown.then(showBuild).catch(console.error);
      void shown.then(resolve);
    });
  });
}
