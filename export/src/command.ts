import path from 'node:path';
import { parseArgs } from 'node:util';

import { loadContent } from '@school/content-service';
import { prepareRelease } from '@school/release/commands/build';
import { runCommand } from '@school/release/commands/command';
import { releaseFolder } from '@school/release/commands/release';
import { Refusal } from '@school/release/refusal';
import { readLive } from '@school/release/release-file';
import { readConfig } from '@school/server-core/config';
import { dayAt, isoDay } from '@school/shared-deps/server';
import { startSite } from '@school/workspace/site';
import { root } from '@school/workspace/workspace';

import { exportSite } from './export-site';
import { buildSearchScript } from './search/search-script';

const QUARTER_MS = 15 * 60_000;
/** No zone is further from Greenwich. */
const FARTHEST_MS = 14 * 60 * 60_000;

// `npm run export -- DIR [--at TIME]`: writes the site as files for a host without a server, as of today's
// first minute. The same release, content and day give the same bytes
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true });
  const [place] = positionals;
  const config = readConfig(process.env, root);
  if (place === undefined) throw new Refusal(['name the folder: npm run export -- DIR']);
  const at = values.at === undefined ? beginningOfToday(config.timeZone) : Date.parse(values.at);
  if (Number.isNaN(at))
    throw new Refusal([`--at is a time such as 2026-11-21T06:00:00Z, not "${values.at ?? ''}"`]);
  await prepareRelease();
  const clock = path.join(import.meta.dirname, 'fixed-clock.mjs');
  const site = await startSite({ env: { FIXED_TIME: String(at) }, nodeOptions: ['--import', clock] });
  try {
    const folder = path.resolve(process.env['INIT_CWD'] ?? root, place);
    const { pages, files, withoutServer, left } = await exportSite({
      url: site.url,
      release: readLive(releaseFolder()),
      folder,
      search: {
        content: await loadContent(config.contentFolder),
        paperProgram: path.join(root, 'site-server/dist/paper-thread.js'),
        script: await buildSearchScript(),
      },
    });
    console.log(`${pages} pages and ${files} files are in ${folder}`);
    for (const each of withoutServer) console.log(`${each} says that its form needs a server`);
    for (const line of left) console.log(`left out: ${line}`);
  } finally {
    await site.stop();
  }
});

/** The first quarter of an hour of the present day in a time zone, in epoch milliseconds. */
function beginningOfToday(timeZone: string): number {
  const today = isoDay(dayAt(Date.now(), timeZone));
  let at = Date.parse(today) - FARTHEST_MS;
  while (isoDay(dayAt(at, timeZone)) !== today) at += QUARTER_MS;
  return at;
}
