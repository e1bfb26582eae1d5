import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../workspace/workspace';

/** The inputs of every build besides its own package. */
const common = [
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  'team/src/preset',
  'contract/src',
  'shared-deps/src/bundled',
  'shared-deps/src/routes',
  'shared-deps/src/today',
];

const inputs: Record<string, string[]> = {
  'shared-deps': ['shared-deps/src', 'shared-deps/package.json'],
  'root-config': ['root-config/src', 'root-config/package.json', 'shared-deps/src', 'features'],
  server: ['site/src', 'server/src', 'features', 'shared-deps/src'],
};

/** Whether the sources of a package differ from those of its build. */
export function isChanged(name: string): boolean {
  const file = stampFile(name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== wantedStamp(name);
}

/** Records the sources of a build. */
export function markBuilt(name: string): void {
  writeFileSync(stampFile(name), wantedStamp(name));
}

/** One hash over the contents of all inputs, tests left out. */
function wantedStamp(name: string): string {
  const hash = createHash('sha256');
  const places = [...common, ...(inputs[name] ?? [`${name}/src`, `${name}/package.json`])];
  for (const file of places.flatMap((place) => filesOf(path.join(root, place))))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** A file, or the files of a folder in the order of their names. */
function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function stampFile(name: string): string {
  return path.join(root, name, 'dist/.fingerprint');
}
