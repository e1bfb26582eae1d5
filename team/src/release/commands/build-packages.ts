import { stripVTControlCharacters } from 'node:util';

import webpack, { type MultiStats } from 'webpack';

import configure from '../../../../webpack.config';
import { Refusal } from '../refusal';
import { seconds } from './command';
import { markBuilt } from './stamps';

/** Builds packages one after the other: webpack and its settings are loaded once. */
export async function buildPackages(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const begun = performance.now();
    await build(name);
    markBuilt(name);
    console.log(`${name} is built (${seconds(begun)})`);
  }
}

/** @throws Refusal with a line for each error of webpack */
function build(pkg: string): Promise<void> {
  const compiler = webpack(configure({ pkg }));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Refusal(linesOf(pkg, stats)));
      else compiler.close(() => resolve());
    });
  });
}

/** Each error at its place, without the lines of the source around it. */
function linesOf(pkg: string, stats: MultiStats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName = '', loc = '', message }) => {
    const [line = ''] = stripVTControlCharacters(message)
      .replace(/^\[tsl\] .*\n\s*/, '')
      .split('\n');
    return [`${pkg} cannot be built:`, moduleName, loc, line].filter((part) => part !== '').join(' ');
  });
}
