import { parseArgs } from 'node:util';

import { readLive } from '@school/server/pages/release/release-file';

import { isLive } from '../changes';
import { prune } from '../prune';
import { Refusal } from '../refusal';
import { kilobytes, readVersions } from '../versions';
import { folder } from './command';

/** `npm run releases`: every version that is kept; `npm run releases -- prune --keep 10` removes old ones. */
export async function command(args: string[]): Promise<void> {
  const options = { keep: { type: 'string', default: '10' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { keep } = values;
  const [work] = positionals;
  if (work === undefined) {
    showVersions();
    return;
  }
  if (work !== 'prune')
    throw new Refusal([
      `npm run releases lists versions, or removes old ones with prune; there is no ${work}`,
    ]);
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Refusal([`--keep is how many versions to keep, not "${keep}"`]);
  const { versions, files, bytes } = await prune(folder, Number(keep));
  console.log(`${versions} versions and ${files} files removed, ${kilobytes(bytes)} KB`);
}

/** The newest come first. */
function showVersions(): void {
  const live = readLive(folder);
  const deployed = live.changes?.filter(({ action }) => action === 'deploy').map(({ to }) => to);
  const isAgain = (section: string, version: string) =>
    live.changes?.findLast((each) => each.package === section && each.to === version)?.action === 'rollback';
  const rows = readVersions(folder)
    .reverse()
    .map(({ package: section, version, at, by, commit, bytes, note = '' }) => ({
      section,
      version,
      'when (UTC)': at.slice(0, 16).replace('T', ' '),
      who: by,
      commit,
      'came by': deployed?.includes(version) === true ? 'deploy' : 'build, past the guard',
      size: `${kilobytes(bytes)} KB`,
      state: isLive(live, section, version) ? `live${isAgain(section, version) ? ' again' : ''}` : '',
      changes: note,
    }));
  console.table(rows);
}
