import path from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../../workspace/workspace';
import { type Candidate, createCandidate, deployCandidate, previewCandidate } from '../candidate';
import { withLock } from '../lock';
import { isLive, liveAlready, moveOf } from '../moves';
import { readBuild } from '../read-build';
import { Refusal } from '../refusal';
import { shortName, type Source } from '../versions';
import { readAuthor } from './author';
import { buildSection } from './build-section';
import {
  calledFrom,
  candidatePlace,
  folder,
  kilobytes,
  packageFolder,
  packageName,
  seconds,
} from './command';
import { guard } from './guard';
import { writeSbom } from './sbom';

const isAtRoot = packageFolder === path.resolve(root);

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
  if (values.dist === undefined && isAtRoot)
    throw new Refusal(['name the section with -w mf-gallery, or its build with --dist DIR']);
  const dist = values.dist === undefined ? undefined : path.resolve(calledFrom(), values.dist);
  const handedOver = dist === undefined ? undefined : readHandedOver(dist);
  const name = handedOver === undefined ? packageName : shortName(handedOver.manifest.name);
  const author = readAuthor(dist === undefined ? packageFolder : undefined);
  const candidate = await buildCandidate();
  try {
    const { record, live } = candidate;
    if (isLive(live, name, record.version)) {
      console.log(liveAlready(name, record.version));
      return;
    }
    console.log(`${name} ${record.version} is ${dist === undefined ? 'built' : 'read'} (${seconds(begun)})`);
    await guard(candidate);
    console.log(`the guard lets it pass (${seconds(begun)})`);
    if (values['dry-run'] === true) {
      showDryRun(candidate);
      return;
    }
    if (values.preview === true) {
      const preview = await previewCandidate(folder, candidate, author);
      console.log(`preview: ${name} ${record.version} is in ${preview} (${seconds(begun)})`);
      console.log(`a server with SCHOOL_RELEASE=${preview} shows it; what is live stays as it is`);
      return;
    }
    const { files, bytes } = await deployCandidate(folder, candidate, author);
    if (dist === undefined) await writeSbom(folder);
    const made = `${files} new files, ${kilobytes(bytes)} (${seconds(begun)})`;
    console.log(`live: ${moveOf(name, live.packages[name]?.version, record.version)}, ${made}`);
  } finally {
    candidate.remove();
  }

  /** Two deploys of one checkout build one after the other. */
  function buildCandidate(): Promise<Candidate> {
    return withLock(path.join(root, '.cache/building', name), async () => {
      if (handedOver === undefined) await buildSection(packageName, packageFolder);
      const source = handedOver ?? readBuild(path.join(packageFolder, 'dist/browser'));
      return createCandidate(folder, source, candidatePlace(name), author);
    });
  }
}

/** The section that was built in a folder; where npm was called for another package, that is a mistake. */
function readHandedOver(dist: string): Source {
  const source = readBuild(dist, 'section');
  const name = shortName(source.manifest.name);
  if (!isAtRoot && name !== packageName) throw new Refusal([`${dist} has ${name}, not ${packageName}`]);
  return source;
}

function showDryRun({ record, live }: Candidate): void {
  const before = live.packages[record.package];
  const isNew = (address: string) => live.integrity[address] !== record.manifest.integrity[address];
  const moved = Object.keys(record.manifest.integrity).filter(isNew);
  console.log(`would move ${moveOf(record.package, before?.version, record.version)}:`);
  for (const [specifier, address] of Object.entries(record.manifest.imports)) {
    if (before?.imports[specifier] !== address) console.log(`  ${specifier} → ${address}`);
  }
  console.log(`  ${moved.length} new files; nothing has been changed`);
}
