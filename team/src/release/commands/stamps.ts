import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint, root } from '../../workspace/workspace';

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
  server: ['server/src', 'features', 'shared-deps/src'],
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

function wantedStamp(name: string): string {
  return fingerprint([...common, ...(inputs[name] ?? [`${name}/src`, `${name}/package.json`])]);
}

function stampFile(name: string): string {
  return path.join(root, name, 'dist/.fingerprint');
}
