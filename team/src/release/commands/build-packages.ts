import webpack from 'webpack';

import configure from '../../../../webpack.config';
import { seconds } from './command';
import { markBuilt } from './stamps';

// builds packages one after the other: webpack and its settings are loaded once
for (const name of process.argv.slice(2)) {
  const begun = performance.now();
  await build(name);
  markBuilt(name);
  console.log(`${name} is built (${seconds(begun)})`);
}

/** @throws with all errors of webpack */
function build(pkg: string): Promise<void> {
  const compiler = webpack(configure({ pkg }));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}
