// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isListening, startProgram } from '../../../workspace/src/process.mjs';
import { freePort, isAnswering, serverEnv } from '../../../workspace/src/site.mjs';
import { root, serverFile } from '../../../workspace/src/workspace.mjs';
import { writeNginxConfig } from './nginx-config.mjs';

/** @typedef {import('../../../workspace/src/process.mjs').Program} Program */

/**
 * A program that can be started again at its address.
 * @typedef {{ url: string, program: () => Program, start: () => Promise<void> }} Member
 */

/**
 * nginx before two servers of the site, which share a Redis.
 * @typedef {object} Stack
 * @property {string} url nginx with its cache
 * @property {string} uncachedUrl nginx without it
 * @property {string} fileUrl nginx alone, which answers `/home` with a file
 * @property {string} folder where all of them write
 * @property {Member[]} servers
 * @property {Member} redis
 * @property {() => Promise<void>} stop
 */

/**
 * @param {Record<'nginx' | 'redis', string>} programs
 * @param {number} port
 * @returns {Promise<Stack>}
 */
export async function startStack(programs, port) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  /** @type {Member[]} */
  const members = [];
  const stop = async () => {
    // nothing is started again from now on
    for (const member of members) member.start = () => Promise.resolve();
    await Promise.allSettled(members.map((member) => member.program().stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (/** @type {Promise<Member>} */ starting) => {
    const member = await starting;
    members.push(member);
    return member;
  };
  try {
    const redis = await start(startRedis(programs.redis, folder));
    const secret = randomBytes(32).toString('base64url');
    const env = { SCHOOL_REDIS_URL: redis.url, SCHOOL_LINK_SECRET: secret };
    const servers = [
      await start(startServer(env, path.join(folder, 'one'))),
      await start(startServer(env, path.join(folder, 'other'))),
    ];
    const ports = { site: port, uncached: await freePort(), file: await freePort() };
    await start(startNginx(programs.nginx, { folder, ports, servers: servers.map(({ url }) => url) }));
    const at = (/** @type {number} */ number) => `http://127.0.0.1:${number}`;
    const urls = { url: at(port), uncachedUrl: at(ports.uncached), fileUrl: at(ports.file) };
    return { ...urls, folder, servers, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} url
 * @param {() => Promise<Program>} run
 * @returns {Promise<Member>}
 */
async function createMember(url, run) {
  let program = await run();
  const start = async () => void (program = await run());
  return { url, program: () => program, start };
}

/**
 * Redis that keeps what it has counted over a crash, and forgets what was unused for longest when it is full.
 * @param {string} command
 * @param {string} folder
 */
async function startRedis(command, folder) {
  const port = await freePort();
  const keeps = [
    '--appendonly',
    'yes',
    '--save',
    '',
    '--maxmemory',
    '256mb',
    '--maxmemory-policy',
    'volatile-lru',
  ];
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, ...keeps];
  return createMember(`redis://127.0.0.1:${port}`, () =>
    startProgram(command, args, { keeps: 'problems', isReady: () => isListening(port) }),
  );
}

/**
 * @param {Record<string, string>} env
 * @param {string} cache
 */
async function startServer(env, cache) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...env,
    ...serverEnv,
    HOST: '127.0.0.1',
    PORT: String(port),
    SCHOOL_CACHE: cache,
    SCHOOL_TRUSTED_PROXIES: '127.0.0.1',
  };
  const args = ['--enable-source-maps', path.join(root, serverFile)];
  return createMember(url, () =>
    startProgram(process.execPath, args, {
      env: settings,
      keeps: 'problems',
      isReady: () => isAnswering(`${url}/healthz`),
    }),
  );
}

/**
 * @param {string} command
 * @param {{ folder: string, ports: { site: number, uncached: number, file: number }, servers: string[] }} options
 */
async function startNginx(command, { folder, ports, servers }) {
  mkdirSync(path.join(folder, 'files'));
  const config = writeNginxConfig({ folder, ports, servers: servers.map((url) => new URL(url).host) });
  const args = ['-c', config, '-p', folder, '-e', path.join(folder, 'nginx.log')];
  const url = `http://127.0.0.1:${ports.site}`;
  return createMember(url, () =>
    startProgram(command, args, { keeps: 'problems', isReady: () => isAnswering(`${url}/healthz`) }),
  );
}
