import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { isListening, startProgram } from '@school/workspace/process.mjs';
import { freePort, isAnswering } from '@school/workspace/site.mjs';

import { createCandidate } from '../../candidate';
import { pullRelease } from '../../copy/pull';
import { pushRelease } from '../../copy/push';
import { type Rclone, rclone } from '../../copy/rclone';
import { deployCandidate } from '../../deploy';
import { readBuild } from '../../read-build';
import { Refusal } from '../../refusal';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import { startReader } from './reader';
import { liveVersion, prepareVersion } from './versions';

/** Results of copies over a connection that is cut. */
export interface CopiesReport {
  pushes: number;
  /** Pushes and pulls that ended with an error. */
  cut: number;
  wrong: string[];
}

/** Options of an attack. */
export interface CopiesOptions {
  folder: string;
  place: string;
  pushes: number;
  random: () => number;
  /** Ends the attack; what it has started is stopped first. */
  stopping: AbortSignal;
}

interface Server {
  proxy: CuttingProxy;
  /** The remote behind the proxy. */
  remote: string;
  stop: () => Promise<void>;
}

/** A connection that is cut here does not come back: each file is tried once. */
const impatient: Rclone = (...args) => rclone('--low-level-retries=1', ...args);

/**
 * Pushes versions to a WebDAV and an SFTP server, and pulls them into a folder that a site serves. Each copy
 * is cut.
 */
export async function attackCopies(options: CopiesOptions): Promise<CopiesReport> {
  const { place, pushes, stopping } = options;
  const report: CopiesReport = { pushes: 0, cut: 0, wrong: [] };
  for (const kind of ['webdav', 'sftp'] as const) {
    const server = await startServer(kind, path.join(place, kind));
    const cut = () => server.proxy.allow(0);
    stopping.addEventListener('abort', cut);
    try {
      const own = { ...options, place: path.join(place, `${kind}-work`), pushes: pushes / 2 };
      await attackServer(server, own, report);
    } finally {
      stopping.removeEventListener('abort', cut);
      await server.stop();
    }
  }
  return report;
}

async function attackServer(
  { proxy, remote }: Server,
  { folder, place, pushes, random, stopping }: CopiesOptions,
  report: CopiesReport,
): Promise<void> {
  const follower = path.join(place, 'follower');
  const over = async (bytes: number, work: () => Promise<unknown>) => {
    stopping.throwIfAborted();
    proxy.allow(bytes);
    await work();
    return proxy.passed();
  };
  const push = (bytes = Infinity) => over(bytes, () => pushRelease(folder, remote, impatient));
  const pull = (bytes = Infinity) => over(bytes, () => pullRelease(remote, follower, impatient));
  await push();
  let pushBytes = await push();
  let pullBytes = await pull();
  const reader = await startReader(follower);
  try {
    for (let at = 0; at < pushes; at += 1) {
      const before = liveVersion(follower);
      await deployVersion(folder, place, 100 + at);
      const isPushCut = await isRefused(() => push(cutWithin(pushBytes, random)));
      const isPullCut = await isRefused(() => pull(random() * pullBytes));
      report.pushes += 1;
      report.cut += Number(isPushCut) + Number(isPullCut);
      const after = liveVersion(follower);
      if (after !== before && after !== liveVersion(folder))
        report.wrong.push(`${after} is neither old nor new`);
      pushBytes = await push();
      pullBytes = Math.max(20_000, await pull());
      if (liveVersion(follower) !== liveVersion(folder)) report.wrong.push('a whole push did not arrive');
    }
  } finally {
    await reader.stop();
  }
  report.wrong.push(...reader.wrong);
  if (reader.pages() === 0) report.wrong.push('no page was read');
}

/**
 * Most of a push is reading back. Every second cut is in its last tenth, where new files and the pointer are
 * sent.
 */
function cutWithin(bytes: number, random: () => number): number {
  return bytes * (random() < 0.5 ? random() : 1 - random() / 10);
}

async function deployVersion(folder: string, place: string, number: number): Promise<void> {
  const build = path.join(place, `build-${number}`);
  prepareVersion(folder, build, number);
  const author = { by: 'attack', commit: '' };
  const candidate = await createCandidate(folder, readBuild(build), path.join(place, 'candidate'), author);
  await deployCandidate(folder, candidate, { type: 'everybody' }, author);
  candidate.remove();
}

async function isRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

async function startServer(kind: 'webdav' | 'sftp', files: string): Promise<Server> {
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const port = await freePort();
  const user = kind === 'sftp' ? ['--user', 'school', '--pass', 'attack'] : [];
  const program = await startProgram(
    'rclone',
    ['serve', kind, files, '--addr', `127.0.0.1:${port}`, ...user],
    {
      isReady: () => (kind === 'webdav' ? isAnswering(`http://127.0.0.1:${port}/`) : isListening(port)),
    },
  );
  const proxy = await startCuttingProxy(port);
  const remote =
    kind === 'webdav'
      ? `:webdav,url="http://127.0.0.1:${proxy.port}",vendor=other:release`
      : `:sftp,host=127.0.0.1,port=${proxy.port},user=school,pass=${obscure('attack')}:release`;
  const stop = async () => {
    proxy.close();
    await program.stop();
  };
  return { proxy, remote, stop };
}

function obscure(password: string): string {
  return execFileSync('rclone', ['obscure', password], { encoding: 'utf8' }).trim();
}
