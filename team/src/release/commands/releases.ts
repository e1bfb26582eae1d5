import { parseArgs } from 'node:util';

import type { ReleaseFile } from '@school/contract/release-file';
import { readLive } from '@school/server/pages/release/release-file';

import { isLive } from '../changes';
import { prune } from '../prune';
import { Refusal } from '../refusal';
import { kilobytes, readVersions } from '../versions';
import { folder } from './command';

/** `npm run releases`: every version that is kept; `npm run releases -- prune --keep 10` removes old ones. */
export async function command(args: string[]): Promise<void> {
  const options = { keep: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [work] = positionals;
  if (work === undefined) showVersions();
  else if (work === 'prune') await clearOut(values.keep ?? '10');
  else
    throw new Refusal([
      `npm run releases lists versions, or removes old ones with prune; there is no ${work}`,
    ]);
}

/** The newest come first. */
function showVersions(): void {
  const live = readLive(folder);
  const rows = readVersions(folder)
    .reverse()
    .map(({ package: section, version, at, by, commit, bytes }) => ({
      section,
      version,
      'when (UTC)': at.slice(0, 16).replace('T', ' '),
      who: by,
      commit,
      'came by': isDeployed(live, version) ? 'deploy' : 'build, past the guard',
      size: `${kilobytes(bytes)} KB`,
      state: isLive(live, section, version) ? 'live' : '',
    }));
  console.table(rows);
}

/** Whether a version has come by a deploy. */
function isDeployed({ changes = [] }: ReleaseFile, version: string): boolean {
  return changes.some(({ action, to }) => action === 'deploy' && to === version);
}

async function clearOut(keep: string): Promise<void> {
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Refusal([`--keep is how many versions to keep, not "${keep}"`]);
  const { versions, files, bytes } = await prune(folder, Number(keep));
  console.log(`${versions} versions and ${files} files removed, ${kilobytes(bytes)} KB`);
}
