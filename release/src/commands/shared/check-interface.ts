import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { packages, root } from '@school/workspace/workspace';
import { satisfies, validRange } from 'semver';

import { compareInterfaces, refuseVersion } from '../../interface/compare';
import { describeInterface } from '../../interface/describe-interface';
import { readReport, type Report, writeReport } from '../../interface/report';
import { publicEntries, readPackage, readReportFile, sharedFolder } from './shared-package';

/** The interface of the sources, with the version that they have. */
export function reportOfSources(): Report {
  const described = describeInterface({
    folder: sharedFolder,
    entries: publicEntries(),
    tsconfig: path.join(root, 'preset/src/tsconfig.json'),
  });
  return { version: readPackage('shared-deps').version, ...described };
}

/**
 * Why the version does not say what has changed since the report of the main branch; undefined when it does.
 */
export function refusedVersion(sources: Report): string | undefined {
  const base = readBase() ?? readReportFile();
  return base === '' ? undefined : refuseVersion(readReport(base), sources);
}

/** How the report in the checkout differs from the sources; undefined when it does not. */
export function outdatedReport(sources: Report): string | undefined {
  const written = readReportFile();
  if (written === writeReport(sources)) return undefined;
  const { breaking, added } = compareInterfaces(written === '' ? empty : readReport(written), sources);
  const [first = 'its version or a type is another'] = [...breaking, ...added];
  return `shared-deps/api.md differs from the sources (${first}): run npm run pack:shared -- --write-report`;
}

const empty = { entries: {}, types: {} };

/**
 * The report where the branch left main, or of the last commit; empty before the first one, undefined without
 * git.
 */
function readBase(): string | undefined {
  try {
    const hasMain = git('branch', '--list', 'main') !== '';
    const base = git('merge-base', 'HEAD', hasMain ? 'main' : 'HEAD').trim();
    const hasReport = git('ls-tree', '--name-only', base, 'shared-deps/api.md') !== '';
    return hasReport ? git('show', `${base}:shared-deps/api.md`) : '';
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], options);
}

/** Problems of the versions that sections declare, one line each. */
export function wrongDependencies(): string[] {
  const { version } = readPackage('shared-deps');
  const { dependencies, devDependencies } = readPackage('.');
  const installed = { ...dependencies, ...devDependencies };
  return packages
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => {
      const own = readPackage(name);
      const { '@school/shared-deps': range = '', ...others } = {
        ...own.dependencies,
        ...own.devDependencies,
      };
      const wrong = Object.entries(others)
        .filter(([each, wanted]) => installed[each] !== wanted)
        .map(
          ([each, wanted]) =>
            `${name} asks for ${each} ${wanted}, the workspace has ${installed[each] ?? 'none'}`,
        );
      if (validRange(range) === null || range === '')
        wrong.push(`${name} does not say with which versions of @school/shared-deps it works`);
      else if (!satisfies(version, range))
        wrong.push(`${name} works with @school/shared-deps ${range}, the workspace has ${version}`);
      return wrong;
    });
}
