import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import webpack, { type MultiStats } from 'webpack';

import configure from '../../../../webpack.config';
import { root } from '../../workspace/workspace';
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

/** Lines of an error that only say that there is one, and where it was noticed. */
const HEADING = /^(?:|\[tsl\] .*|Module build failed .*|.*TransformError: .*|SyntaxError)$/;

/** A line for each file that is wrong, without the lines of the source around it. */
function linesOf(pkg: string, stats: MultiStats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  // an error in TypeScript is one in its JavaScript too
  const first = errors.filter(({ message }) => message.includes('[tsl]'));
  const lines = new Map<string, string>();
  for (const { moduleName, loc = '', message } of [...first, ...errors]) {
    const file = (moduleName?.split('!').at(-1) ?? '').replace(/^\./, pkg);
    const reasons = stripVTControlCharacters(message)
      .replace(`${path.join(root, file)} `, '')
      .split('\n');
    const reason = reasons.map((line) => line.trim()).find((line) => !HEADING.test(line)) ?? '';
    const line = [`${pkg} cannot be built:`, file, loc, reason].filter((part) => part !== '').join(' ');
    if (!lines.has(file)) lines.set(file, line);
  }
  if (lines.size > 1) lines.delete('');
  return [...lines.values()];
}
