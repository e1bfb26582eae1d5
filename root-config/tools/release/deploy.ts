import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Candidate, createCandidate } from '../../src/release/candidate';
import { type Audience, deployCandidate } from '../../src/release/deploy';
import { withLock } from '../../src/release/lock';
import { Refusal } from '../../src/release/refusal';
import { root } from '../workspace.mjs';
import { readAuthor } from './author';
import { buildSection } from './build-section';
import { folder, kilobytes, packageFolder, packageName, runCommand, seconds } from './command';
import { guard } from './guard';

/** What `npm run deploy` can be told. */
const options = {
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  canary: { type: 'string' },
} as const;

// `npm run deploy -w mf-gallery`: builds the package, checks it, and makes it live without any other
await runCommand(async () => {
  const { values } = parseArgs({ options });
  const audience = audienceOf(values);
  const begun = performance.now();
  const author = readAuthor(packageFolder);
  const candidate = await buildCandidate();
  try {
    const { record, live } = candidate;
    const before = live.packages[packageName]?.version;
    if (audience.type === 'everybody' && before === record.version) {
      console.log(`${packageName} ${record.version} is live already`);
      return;
    }
    console.log(`${packageName} ${record.version} is built (${seconds(begun)})`);
    await guard(candidate);
    console.log(`the guard lets it pass (${seconds(begun)})`);
    if (values['dry-run'] === true) {
      showDryRun(candidate);
      return;
    }
    const written = await deployCandidate(folder, candidate, audience, author);
    console.log(
      `${describe(audience)}: ${packageName} ${before ?? 'none'} → ${record.version}, ` +
        `${written.files} new files, ${kilobytes(written.bytes)} (${seconds(begun)})`,
    );
  } finally {
    candidate.remove();
  }

  /** Two deploys of one checkout build one after the other. */
  function buildCandidate(): Promise<Candidate> {
    return withLock(path.join(root, '.cache/building', packageName), async () => {
      await buildSection(packageName, packageFolder);
      const place = path.join(root, '.cache/candidates', `${packageName}-${process.pid}`);
      return createCandidate(folder, path.join(packageFolder, 'dist/browser'), place, author);
    });
  }
});

function audienceOf({ preview, canary }: { preview?: boolean; canary?: string }): Audience {
  if (preview === true) return { type: 'preview' };
  if (canary === undefined) return { type: 'everybody' };
  const percent = Number(canary);
  if (!(percent > 0 && percent <= 100)) {
    throw new Refusal([`--canary is a share of visits from 1 to 100, not "${canary}"`]);
  }
  return { type: 'canary', percent };
}

function describe(audience: Audience): string {
  if (audience.type === 'canary') return `for ${audience.percent} % of visits`;
  return audience.type === 'preview' ? 'as a preview' : 'live';
}

function showDryRun({ record, live }: Candidate): void {
  const before = live.packages[packageName];
  const isNew = (address: string) => live.integrity[address] !== record.manifest.integrity[address];
  const moved = Object.keys(record.manifest.integrity).filter(isNew);
  console.log(`would move ${packageName} ${before?.version ?? 'none'} → ${record.version}:`);
  for (const [specifier, address] of Object.entries(record.manifest.imports)) {
    if (before?.imports[specifier] !== address) console.log(`  ${specifier} → ${address}`);
  }
  console.log(`  ${moved.length} new files; nothing has been changed`);
}
