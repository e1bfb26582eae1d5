import path from 'node:path';
import { parseArgs } from 'node:util';

import { MIN_SECRET_LENGTH } from '@school/content-service';
import { root } from '@school/workspace/workspace';

import { type Candidate, createCandidate } from '../candidate';
import { type Audience, deployCandidate, MAX_CANARY_PERCENT } from '../deploy';
import { withLock } from '../lock';
import { previewPath, signPreview } from '../preview-link';
import { readBuild } from '../read-build';
import { Refusal } from '../refusal';
import { readLive } from '../release-file';
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
  runCommand,
  seconds,
} from './command';
import { guard } from './guard';

const isAtRoot = packageFolder === path.resolve(root);

/** Options of `npm run deploy`. */
const options = {
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  canary: { type: 'string' },
  dist: { type: 'string' },
} as const;

// `npm run deploy -w mf-gallery`: builds the package, checks it, and makes it live without any other.
// `--preview` shows it to those who have its address, `--canary 5` to a share of visits. `--dist DIR` deploys
// the build of another team
await runCommand(async () => {
  const { values } = parseArgs({ options });
  const audience = audienceOf(values);
  const secret = audience.type === 'preview' ? readLinkSecret() : '';
  const begun = performance.now();
  if (values.dist === undefined && isAtRoot)
    throw new Refusal(['name the section with -w mf-gallery, or its build with --dist DIR']);
  const dist = values.dist === undefined ? undefined : path.resolve(calledFrom, values.dist);
  const handedOver = dist === undefined ? undefined : readHandedOver(dist);
  const name = handedOver === undefined ? packageName : shortName(handedOver.manifest.name);
  const author = readAuthor(dist === undefined ? packageFolder : undefined);
  const candidate = await buildCandidate();
  try {
    const { record, live } = candidate;
    const before = live.packages[name]?.version;
    if (audience.type === 'everybody' && before === record.version) {
      console.log(`${name} ${record.version} is live already`);
      return;
    }
    console.log(`${name} ${record.version} is ${dist === undefined ? 'built' : 'read'} (${seconds(begun)})`);
    await guard(candidate);
    console.log(`the guard lets it pass (${seconds(begun)})`);
    if (values['dry-run'] === true) {
      showDryRun(candidate);
      return;
    }
    const written = await deployCandidate(folder, candidate, audience, author);
    console.log(
      `${describe(audience)}: ${name} ${before ?? 'none'} → ${record.version}, ` +
        `${written.files} new files, ${kilobytes(written.bytes)} (${seconds(begun)})`,
    );
    const preview = readLive(folder).previews?.find(({ version }) => version === record.version);
    if (audience.type === 'preview' && preview !== undefined)
      console.log(
        `its address on the site, for 30 days: ${previewPath}?version=${signPreview(secret, preview)}`,
      );
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
});

/** The section that was built in a folder; where npm was called for another package, that is a mistake. */
function readHandedOver(dist: string): Source {
  const source = readBuild(dist, 'section');
  const name = shortName(source.manifest.name);
  if (!isAtRoot && name !== packageName) throw new Refusal([`${dist} has ${name}, not ${packageName}`]);
  return source;
}

function audienceOf({ preview, canary }: { preview?: boolean; canary?: string }): Audience {
  if (preview === true && canary !== undefined)
    throw new Refusal(['a version is deployed with --preview or with --canary, not with both']);
  if (preview === true) return { type: 'preview' };
  if (canary === undefined) return { type: 'everybody' };
  const percent = Number(canary);
  if (!/^\d{1,2}$/.test(canary) || percent < 1 || percent > MAX_CANARY_PERCENT)
    throw new Refusal([`--canary is a share of visits from 1 to ${MAX_CANARY_PERCENT}, not "${canary}"`]);
  return { type: 'canary', percent };
}

/** The address of a preview is signed with what the servers check it by. */
function readLinkSecret(): string {
  const secret = process.env['SCHOOL_LINK_SECRET'] ?? '';
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new Refusal([
    `--preview needs SCHOOL_LINK_SECRET, ${MIN_SECRET_LENGTH} characters or more, the same as the servers have`,
  ]);
}

function describe(audience: Audience): string {
  if (audience.type === 'canary') return `for ${audience.percent} % of visits`;
  return audience.type === 'preview' ? 'as a preview' : 'live';
}

function showDryRun({ record, live }: Candidate): void {
  const before = live.packages[record.package];
  const isNew = (address: string) => live.integrity[address] !== record.manifest.integrity[address];
  const moved = Object.keys(record.manifest.integrity).filter(isNew);
  console.log(`would move ${record.package} ${before?.version ?? 'none'} → ${record.version}:`);
  for (const [specifier, address] of Object.entries(record.manifest.imports)) {
    if (before?.imports[specifier] !== address) console.log(`  ${specifier} → ${address}`);
  }
  console.log(`  ${moved.length} new files; nothing has been changed`);
}
