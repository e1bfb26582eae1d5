import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { valid } from 'semver';

import { readPackage } from '../preset/package-file';
import { Refusal } from '../release/refusal';
import { execLocal, run } from '../workspace/process';
import { root } from '../workspace/workspace';
import { raise } from './raise-version';

/**
 * `school raise react@19.4.0 react-dom@19.4.0`: sets these versions in every package.json that names the
 * libraries, and installs them. Where npm refuses, all files are as before.
 */
export async function command(args: string[]): Promise<void> {
  const versions = args.map(readWanted);
  if (versions.length === 0) throw new Refusal(['name a library and its version: school raise react@19.4.0']);
  for (const wanted of args) {
    // npm would look for minutes for a version that there is not
    const { stdout } = await execLocal('npm', ['view', wanted, 'version'], { reject: false });
    if (stdout === '') throw new Refusal([`the registry has no ${wanted}`]);
  }
  const files = ['.', ...(readPackage(root).workspaces ?? [])].map((each) =>
    path.join(root, each, 'package.json'),
  );
  const before = new Map([...files, path.join(root, 'package-lock.json')].map((file) => [file, read(file)]));
  const changed = files.filter((file) => {
    const text = versions.reduce(raise, read(file));
    if (text !== before.get(file)) writeFileSync(file, text);
    return text !== before.get(file);
  });
  if (changed.length === 0) throw new Refusal([`no package.json has another version of ${args.join(', ')}`]);
  try {
    await run('npm', ['install', '--no-audit', '--no-fund']);
  } catch {
    for (const [file, text] of before) writeFileSync(file, text);
    throw new Refusal(['npm cannot install this, as said above; no package.json has changed']);
  }
  for (const file of changed) console.log(path.relative(root, file));
  console.log('\nnpm run deploy -w shared-deps -- --dry-run tries it with the pages of every live section');
}

const read = (file: string) => readFileSync(file, 'utf8');

function readWanted(text: string): readonly [name: string, version: string] {
  const at = text.lastIndexOf('@');
  const [name, version] = [text.slice(0, at), text.slice(at + 1)];
  if (valid(version) === null) throw new Refusal([`“${text}” has no exact version, such as react@19.4.0`]);
  return [name, version];
}
