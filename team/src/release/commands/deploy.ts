import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Candidate, createCandidate, deployCandidate, previewCandidate } from '../candidate';
import { describeChange, isLive, liveAlready } from '../changes';
import { compareFolders, linesOf } from '../diff/compare-folders';
import { refuseUnexpected } from '../diff/refuse-unexpected';
import { guard } from '../guard/guard';
import { readBuild } from '../read-build';
import { Refusal } from '../refusal';
import { shortName } from '../versions';
import { readAuthor } from './author';
import { writeSbom } from './build';
import { buildCandidate } from './build-candidate';
import { calledFrom, folder, isAtRoot, packageFolder, packageName, seconds } from './command';

const options = {
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  dist: { type: 'string' },
  yes: { type: 'boolean' },
  expects: { type: 'string' },
} as const;

/** The differences that a deploy prints; `school diff` prints all. */
const MAX_LINES = 12;

/**
 * `npm run deploy -w mf-gallery`: builds the package, checks it, and makes it live without any other.
 * `--preview` writes it into a second release folder instead. `--dist DIR` deploys the build of another team.
 */
export async function command(args: string[]): Promise<void> {
  const values = readOptions(args);
  const begun = performance.now();
  const { dist } = values;
  if (dist === undefined && isAtRoot)
    throw new Refusal(['name the section with -w mf-gallery, or its build with --dist DIR']);
  const candidate = await (dist === undefined
    ? buildCandidate(packageName, packageFolder)
    : readCandidate(dist));
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
    await showDifferences(candidate, values);
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

function readOptions(args: string[]) {
  return parseArgs({ args, options }).values;
}

/** The section that another team has built; where npm was called for another package, that is a mistake. */
function readCandidate(dist: string): Promise<Candidate> {
  const build = readBuild(path.resolve(calledFrom(), dist), 'section');
  const name = shortName(build.manifest.name);
  if (!isAtRoot && name !== packageName) throw new Refusal([`${dist} has ${name}, not ${packageName}`]);
  return createCandidate(folder, build, readAuthor());
}

/**
 * Says what changes for visitors. At a terminal changed words and routes need `--yes`, or a line in the
 * section's changelog. Scripts name with `--expects` the kinds that may change.
 * @throws Refusal when something else changes
 */
async function showDifferences(
  { folder: after, record, live }: Candidate,
  { yes, expects, 'dry-run': isDryRun, preview: isPreview }: ReturnType<typeof readOptions>,
): Promise<void> {
  if (live.packages[record.package] === undefined) return;
  const comparison = await compareFolders(folder, after, record.package).catch((error: unknown) => {
    // a live version that does not render must not stop the one that mends it
    if (expects !== undefined) throw error;
    console.error(`what is live cannot be compared: ${(error as Error).message}`);
    return undefined;
  });
  if (comparison === undefined) return;
  console.log(linesOf(comparison, MAX_LINES).join('\n'));
  // a line of the changelog says that the change is meant
  const isMeant = yes === true || record.note !== undefined;
  const isAsked = !isMeant && isDryRun !== true && isPreview !== true;
  refuseUnexpected(comparison.differences, {
    expected: expects,
    mustConfirm: isAsked && process.stdin.isTTY,
  });
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
