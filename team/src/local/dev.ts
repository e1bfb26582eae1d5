import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { buildChanged } from '../release/commands/build';
import { packagesOf } from '../release/commands/command';
import { release, takeOwnRelease } from '../release/commands/release';
import { type Site, startServer } from '../workspace/site';
import { builtPackages, root, serverFile } from '../workspace/workspace';
import { developAgainst } from './dev/against';
import { createDevSite } from './dev/dev-site';
import { type DevProxy, startDevProxy } from './dev/proxy';
import { devBuilds, watchPackage } from './dev/watch';

/** The server looks for a new release twice a second. */
const TAKEN_OVER_WITHIN_MS = 3_000;

const port = Number(process.env['PORT'] ?? 8080);
let builds = root;
let proxy: DevProxy;
const site = createDevSite(start, () => {
  proxy.reload();
});

/**
 * `school dev [PACKAGE…]`: serves the whole site and watches the packages that are named, or all. What is
 * changed is built, released and shown: open pages reload. With `--against ADDRESS` the site is a deployed
 * one, and nothing is released.
 */
export async function command(args: string[]): Promise<void> {
  const options = { against: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const named = packagesOf(positionals);
  const watched = named.length > 0 ? named : builtPackages;
  if (values.against === undefined) await develop(watched);
  else await developAgainst(values.against, watched, port);
}

async function develop(watched: readonly string[]): Promise<void> {
  proxy = await startDevProxy({ port, addressOf: site.address, waitsFor: site.waitsFor });
  await buildChanged(builtPackages, site.waitFor);
  await takeOwnRelease('dev');
  void site.start();
  await Promise.all(watched.map((name) => watchPackage(name, () => show(name))));
  const uptime = process.uptime().toFixed(1);
  console.log(`ready after ${uptime} s; saved files of ${watched.join(', ')} are built again`);
  console.log(`Ctrl+C ends it. The site is at http://127.0.0.1:${port}/`);
}

/** Releases a build and reloads the pages that are open, once the site serves it. */
async function show(name: string): Promise<void> {
  if (name === 'server') {
    builds = devBuilds;
    await site.restart();
    return;
  }
  const before = await releaseId();
  await release([name], { isOwn: true, from: devBuilds });
  await site.start();
  const end = Date.now() + TAKEN_OVER_WITHIN_MS;
  while ((await releaseId()) === before && Date.now() < end) await sleep(100);
  proxy.reload();
}

/** The server of the builds that are shown, on a port of its own. */
function start(): Promise<Site> {
  return startServer([path.join(builds, serverFile)]);
}

/** Undefined while there is no server. */
async function releaseId(): Promise<string | undefined> {
  const health = await fetch(`${site.address() ?? ''}/healthz`)
    .then((response) => response.json() as Promise<{ release: string }>)
    .catch(() => undefined);
  return health?.release;
}
