import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Site, startServer, untilCompressed } from '@school/workspace/site';
import { serverFile } from '@school/workspace/workspace';

import { get } from '../get';
import { finish, start, visitDuring } from '../processes';
import type { Attack } from './attackers';
import { cases, PROXY } from './cases';
import { copyRelease } from './copy-release';

/** How long each part goes on (seconds). */
interface Extent {
  quiet: number;
  attack: number;
  everything: number;
  rest: number;
}

interface CaseOptions {
  /** Whose site is attacked, and its release folder. */
  checkout: string;
  released: string;
  extent: Extent;
}

/** The site ends here: the machine is to survive a site that does not bear an attack. */
const STOP_RSS_MB = 2_500;
export const MAX_GROWN_MB = 250;
const visitors = {
  readers: 16,
  from: '127.0.1.',
  pauseMs: 25,
  paths: [
    ['/home', '<h1'],
    ['/News', '>News</h1>'],
    ['/Events', '>Events</h1>'],
    ['/Circular', '>Circular</h1>'],
    ['/PhotoGallery', '>Photo Gallery</h1>'],
  ] satisfies [string, string][],
  hasOthers: true,
};

/** Attacks a site of its own, with a provider of its own, beside ordinary visitors. */
export async function runCase(name: string, { checkout, released, extent }: CaseOptions) {
  const place = mkdtempSync(path.join(tmpdir(), 'attack-'));
  const provider = start('attack/provider', path.join(checkout, 'content-service/content/records'));
  try {
    const release = copyRelease(released, path.join(place, 'release'));
    const [port] = (await once(provider, 'message')) as [number];
    const site = await startServer([path.join(checkout, serverFile)], '/healthz', {
      isQuiet: true,
      cwd: checkout,
      env: {
        SCHOOL_API_URL: `http://127.0.0.1:${port}`,
        SCHOOL_CODE: 'STAELRED',
        SCHOOL_RELEASE: path.join(place, 'release'),
        SCHOOL_CACHE: path.join(place, 'cache'),
        SCHOOL_TRUSTED_PROXIES: PROXY,
      },
    });
    return await attackSite(name, extent, { site, provider, release }).finally(async () => {
      if (residentMb(site.pid) > 0) process.kill(site.pid, 'SIGKILL');
      await site.stop();
    });
  } finally {
    provider.kill();
    rmSync(place, { recursive: true, force: true });
  }
}

interface Attacked {
  site: Site;
  provider: ChildProcess;
  release: ReturnType<typeof copyRelease>;
}

async function attackSite(name: string, extent: Extent, { site, provider, release }: Attacked) {
  const { url, pid } = site;
  const visit = (work: () => Promise<unknown>) => visitDuring({ url, ...visitors }, work);
  const { lists = 'calm', act, maxGrownMb = MAX_GROWN_MB } = cases[name] ?? {};
  const seconds = name === 'everything' ? extent.everything : extent.attack;
  for (const page of ['/home', '/News', '/PhotoGallery']) await untilCompressed(url + page);
  await visit(() => sleep(2_000));
  const quiet = await visit(() => sleep(extent.quiet * 1000));
  const before = residentMb(pid);
  const memory = { before, highest: before, after: 0 };
  const watching = setInterval(() => {
    const now = residentMb(pid);
    memory.highest = Math.max(memory.highest, now);
    if (now > STOP_RSS_MB) process.kill(pid, 'SIGKILL');
  }, 50);
  let attack: Attack = { tally: {}, wrong: {} };
  let recoveredMs = Infinity;
  const attacked = await visit(async () => {
    provider.send(lists);
    const attackers = start('attack/attackers', url, name);
    const end = performance.now() + seconds * 1000;
    await act?.({ seconds, moveRelease: release.move });
    while (performance.now() < end && residentMb(pid) > 0) await sleep(100);
    attack = await finish<Attack>(attackers);
    provider.send('calm');
    recoveredMs = await untilAnswering(site, extent.rest);
  });
  // visitors go on, as memory is only given back where something happens
  await visit(async () => {
    const giveUp = performance.now() + extent.rest * 1000;
    do await sleep(1_000);
    while (residentMb(pid) > before + maxGrownMb && performance.now() < giveUp);
    memory.after = residentMb(pid);
  });
  clearInterval(watching);
  return { quiet, attacked, attack, memory, recoveredMs };
}

/** Milliseconds until the site answers within a second; Infinity when it does not, or has ended. */
async function untilAnswering({ url, pid }: Site, seconds: number): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000 && residentMb(pid) > 0) {
    const answer = await get(url, '/home', { from: '127.0.0.1', maxMs: 1_000 }).catch(() => undefined);
    if (answer?.status === 200 && answer.body.length > 0) return performance.now() - begun;
    await sleep(100);
  }
  return Infinity;
}

/** Memory of a process and of those that it has started, in MB; 0 when it has ended. */
function residentMb(pid: number): number {
  try {
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(read('status'))?.[1] ?? 0) / 1_000;
    const children = read(`task/${pid}/children`).split(' ').filter(Boolean).map(Number);
    return children.reduce((sum, child) => sum + residentMb(child), own);
  } catch {
    return 0;
  }
}
