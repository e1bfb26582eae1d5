import path from 'node:path';
import { parseArgs } from 'node:util';

import { withLock } from '@school/server/lib/folder-lock';

import { root } from '../../workspace/workspace';
import { type Candidate, createCandidate, deployCandidate, previewCandidate } from '../candidate';
import { describeChange, isLive, liveAlready } from '../changes';
import { guard } from '../guard/guard';
import { readBuild } from '../read-build';
import { Refusal } from '../refusal';
import { shortName } from '../versions';
import { readAuthor } from './author';
import { writeSbom } from './build';
import { buildSection } from './build-section';
import { calledFrom, folder, isAtRoot, packageFolder, packageName, seconds } from './command';

const options = {
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  dist: { type: 'string' },
} as const;

/**
 * `npm run deploy -w mf-gallery`: builds the package, checks it, and makes it live without any other.
 * `--preview` writes it into a second release folder instead. `--dist DIR` deploys the build of another team.
 */
export async function command(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const begun = performance.now();
  const { dist } = values;
  if (dist === undefined && isAtRoot)
    throw new Refusal(['name the section with -w mf-gallery, or its build with --dist DIR']);
  const candidate = await (dist === undefined ? buildCandidate() : readCandidate(dist));
  try {
    const { record, live } = candidate;
    const name = `${record.package} ${record.version}`;
    if (isLive(live, record.package, record.version)) {
      console.log(liveAlready(record.package, record.version));
      return;
    }
    console.log(`${name} is ${dist === undefined ? 'built' : 'read'} (${seconds(begun)})`);
    await guard(folder, candidate);
    console.log(`the guard lets it pass (${seconds(begun)})`);
    if (values['dry-run'] === true) {
      showDryRun(candidate);
      return;
    }
    if (values.preview === true) {
      const preview = await previewCandidate(folder, candidate);
      console.log(`preview: ${name} is in ${preview} (${seconds(begun)})`);
      console.log(`a server with SCHOOL_RELEASE=${preview} shows it; what is live stays as it is`);
      return;
    }
    await deployCandidate(folder, candidate);
    if (dist === undefined) await writeSbom();
    console.log(`live: ${describe(candidate)} (${seconds(begun)})`);
  } finally {
    candidate.remove();
  }
}

/** Two deploys of one checkout build one after the other. */
function buildCandidate(): Promise<Candidate> {
  return withLock(path.join(root, '.cache/building', packageName), async () => {
    await buildSection(packageName, packageFolder);
    const build = readBuild(path.join(packageFolder, 'dist/browser'));
    return createCandidate(folder, build, readAuthor(packageFolder));
  });
}

/** The section that another team has built; where npm was called for another package, that is a mistake. */
function readCandidate(dist: string): Promise<Candidate> {
  const build = readBuild(path.resolve(calledFrom(), dist), 'section');
  const name = shortName(build.manifest.name);
  if (!isAtRoot && name !== packageName) throw new Refusal([`${dist} has ${name}, not ${packageName}`]);
  return createCandidate(folder, build, readAuthor());
}

function showDryRun(candidate: Candidate): void {
  const { record, live } = candidate;
  console.log(`would move ${describe(candidate)}:`);
  for (const [specifier, address] of Object.entries(record.manifest.imports)) {
    if (live.imports[specifier] !== address) console.log(`  ${specifier} → ${address}`);
  }
  console.log('  nothing has been changed');
}

/** The versions before and after a deploy, with the number of its files that are not live. */
function describe({ record, live }: Candidate): string {
  const { package: name, version, manifest } = record;
  const added = Object.keys(manifest.integrity).filter((address) => !(address in live.integrity));
  return `${describeChange(name, live.packages[name]?.version, version)}, ${added.length} new files`;
}
