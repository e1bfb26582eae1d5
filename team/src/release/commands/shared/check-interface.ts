import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { gt } from 'semver';
import ts from 'typescript';

import { readPackage, shared } from '../../../preset/package-file';
import { git, makeOwnFolder, root } from '../../../workspace/workspace';
import { publicExports } from './shared-package';

/** The sources of the interface: shared-deps, and the contract whose types it passes on. */
const folders = ['shared-deps', 'contract'];

/**
 * Asks for a higher version of shared-deps where its interface differs from that of main's last commit. The
 * interface is what TypeScript declares.
 */
export function refusedVersion(): string[] {
  const base = git('merge-base', 'HEAD', 'main');
  if (base === '' || git('diff', '--name-only', base, '--', ...folders) === '') return [];
  const workspace = makeOwnFolder('interface');
  const archive = execFileSync('git', ['archive', base, ...folders], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x'], { cwd: workspace, input: archive });
  const [before, after] = [declarationsOf(workspace), declarationsOf(root)];
  const [gone] = [...before].filter((line) => !after.has(line));
  const first = gone ?? [...after].find((line) => !before.has(line));
  const last = readPackage(path.join(workspace, 'shared-deps')).version;
  if (first === undefined || gt(readPackage(shared).version, last)) return [];
  const change = gone === undefined ? 'new' : 'removed or changed';
  return [`“${first.trim()}” is ${change} since ${last}: shared-deps/package.json needs a higher version`];
}

/** Lines of the declarations that the public entries of a checkout's shared-deps reach. */
function declarationsOf(workspace: string): ReadonlySet<string> {
  const folder = path.join(workspace, 'shared-deps');
  const entries = Object.values(publicExports(folder)).filter((source) => source.endsWith('.ts'));
  const emitted = { noEmit: false, declaration: true, removeComments: true };
  const own = { ...emitted, noCheck: true, allowJs: false, allowImportingTsExtensions: false };
  const settings = path.join(root, 'team/src/preset/tsconfig.json');
  const { config } = ts.readConfigFile(settings, ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(settings), own);
  const paths = { '@school/contract': [path.join(workspace, 'contract/src/index.ts')] };
  const rootNames = [...fileNames, ...entries.map((entry) => path.join(folder, entry))];
  const files = new Map<string, string>();
  const write = (file: string, text: string) => files.set(path.relative(folder, file), text);
  ts.createProgram({ rootNames, options: { ...options, paths } }).emit(undefined, write, undefined, true);
  const reached = new Set(entries.map((entry) => path.normalize(entry).replace(/\.ts$/, '.d.ts')));
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(files.get(file) ?? '').importedFiles) {
      const next =
        fileName === '@school/contract' ? '../contract/src/index' : path.join(path.dirname(file), fileName);
      const found = [`${next}.d.ts`, path.join(next, 'index.d.ts')].find((each) => files.has(each));
      // a set goes on over what is added
      if (found !== undefined) reached.add(found);
    }
  }
  const lines = [...reached].flatMap((file) => (files.get(file) ?? '').split('\n'));
  // a line that passes a file on declares nothing itself
  return new Set(lines.filter((line) => !/^(?:import |export \* )/.test(line)));
}
