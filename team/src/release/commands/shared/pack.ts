import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { readPackage, shared } from '../../../preset/package-file';
import { run } from '../../../workspace/process';
import { makeOwnFolder, root } from '../../../workspace/workspace';
import { publicExports, versionsOf } from './shared-package';

const contractFolder = path.join(root, 'contract');
const destination = path.join(root, '.packages');

/** Folder of the settings that build and test a section. */
const preset = path.join(root, 'team/src/preset');
/** It travels in the package: sections never import it themselves. */
const contract = '@school/contract';
const left = /\.test\.tsx?$|^src\/(?:server|views)\.ts$/;

/** One copy of each is shared by all sections; a second one in a team's folder is refused by npm. */
const singletons = ['@xstate/react', 'react', 'react-dom', 'xstate'];

/** Packages that settings name and no file imports. */
const tools = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'dependency-cruiser',
  'jest',
  'jest-environment-jsdom',
  'lightningcss',
  'ts-loader',
  'tsx',
  'webpack-cli',
];

/**
 * Packs shared-deps for a team outside the workspace.
 * @returns the package's file
 */
export async function packShared(): Promise<string> {
  const packing = makeOwnFolder('packing');
  copySources(shared, packing);
  copySources(contractFolder, path.join(packing, 'node_modules', contract));
  cpSync(preset, path.join(packing, 'preset'), { recursive: true });
  cpSync(path.join(root, 'LICENSE'), path.join(packing, 'LICENSE'));
  const fields = packageFields(packing);
  writeFileSync(path.join(packing, 'package.json'), JSON.stringify(fields, null, 2));
  await run('npm', ['pack', '--silent', '--ignore-scripts'], { cwd: packing });
  const file = `school-shared-deps-${fields.version}.tgz`;
  mkdirSync(destination, { recursive: true });
  renameSync(path.join(packing, file), path.join(destination, file));
  return path.join(destination, file);
}

function copySources(from: string, to: string): void {
  const isPacked = (file: string) => !left.test(path.relative(from, file).replaceAll(path.sep, '/'));
  cpSync(path.join(from, 'src'), path.join(to, 'src'), { recursive: true, filter: isPacked });
  cpSync(path.join(from, 'package.json'), path.join(to, 'package.json'));
}

/** The package.json of the package: its dependencies have the versions of the workspace. */
function packageFields(packing: string) {
  const { name, version } = readPackage(shared);
  const versions = versionsOf('.');
  const withVersions = (names: readonly string[]) =>
    Object.fromEntries([...names].sort().map((each) => [each, versions[each] ?? '*']));
  const needed = new Set([...importedPackages(packing), ...tools]);
  return {
    name,
    version,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    exports: { ...publicExports(shared), './preset/*': './preset/*' },
    bin: { 'school-setup': './preset/setup.mjs' },
    sideEffects: ['**/*.css'],
    dependencies: {
      ...withVersions([...needed].filter((each) => !singletons.includes(each))),
      [contract]: readPackage(contractFolder).version,
    },
    bundleDependencies: [contract],
    peerDependencies: withVersions(singletons),
  };
}

/** Packages of others that the packed files import. */
function importedPackages(packing: string): string[] {
  const files = readdirSync(packing, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|cjs|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const requests = files.flatMap((file) =>
    ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName),
  );
  return requests
    .filter((request) => !/^(?:\.|node:|@school\/)/.test(request))
    .flatMap((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? []);
}
