import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { execa } from 'execa';
import { Agent, setGlobalDispatcher } from 'undici';

import { isListening, type Program, startProgram } from '../../workspace/process';
import { freePort, isAnswering, startSite } from '../../workspace/site';
import { writeNginxConfig } from './nginx-config';

/** A program that can be started again at its address. */
export interface Member {
  url: string;
  program: () => Pick<Program, 'pid' | 'stop' | 'kill'>;
  start: () => Promise<void>;
}

/** nginx before two servers of the site, which share a Redis. */
export interface Stack {
  /** Of nginx. */
  url: string;
  /** The folder that all of them write to. */
  folder: string;
  servers: Member[];
  redis: Member;
  stop: () => Promise<void>;
}

interface StackOptions {
  programs: Record<'nginx' | 'redis', string>;
  /** The port of nginx. */
  port: number;
  /** Settings of the servers. */
  env?: Record<string, string>;
  isMeasured: boolean;
  /** Whether nginx has a certificate, made on the spot: https and HTTP/2. */
  isSecure?: boolean;
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const { programs, port, env = {}, isMeasured, isSecure = false } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  const members: Member[] = [];
  const stop = async () => {
    // nothing is started again from now on
    for (const member of members) member.start = () => Promise.resolve();
    await Promise.allSettled(members.map((member) => member.program().stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (starting: Promise<Member>) => {
    const member = await starting;
    members.push(member);
    return member;
  };
  try {
    const redis = await start(startRedis(programs.redis, folder));
    const secret = randomBytes(32).toString('base64url');
    const settings = { ...env, SCHOOL_REDIS_URL: redis.url, SCHOOL_LINK_SECRET: secret };
    const servers = [
      await start(startServer(settings, path.join(folder, 'one'))),
      await start(startServer(settings, path.join(folder, 'other'))),
    ];
    const hosts = servers.map(({ url }) => new URL(url).host);
    const certificate = isSecure ? await makeCertificate(folder) : undefined;
    const url = `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`;
    await start(startNginx(programs.nginx, url, { folder, port, servers: hosts, isMeasured, certificate }));
    return { url, folder, servers, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createMember(url: string, run: () => Promise<ReturnType<Member['program']>>): Promise<Member> {
  let program = await run();
  const start = async () => void (program = await run());
  return { url, program: () => program, start };
}

/** Redis keeps its counts over a crash. When it is full, it drops the keys that were unused for longest. */
async function startRedis(command: string, folder: string) {
  const port = await freePort();
  const keeps = '--appendonly yes --maxmemory 256mb --maxmemory-policy volatile-lru'.split(' ');
  const network = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
  const args = [...network, ...keeps, '--save', ''];
  return createMember(`redis://127.0.0.1:${port}`, () =>
    startProgram(command, args, { stdout: 'ignore', isReady: () => isListening(port) }),
  );
}

async function startServer(settings: Record<string, string>, cache: string) {
  const port = String(await freePort());
  const own = { PORT: port, SCHOOL_CACHE: cache, SCHOOL_TRUSTED_PROXIES: '127.0.0.1' };
  return createMember(`http://127.0.0.1:${port}`, () =>
    startSite({ env: { ...settings, ...own }, nodeOptions: ['--enable-source-maps'], isQuiet: true }),
  );
}

async function startNginx(command: string, url: string, options: Parameters<typeof writeNginxConfig>[0]) {
  const { folder } = options;
  const config = writeNginxConfig(options);
  const args = ['-c', config, '-p', folder, '-e', path.join(folder, 'nginx.log')];
  return createMember(url, () =>
    startProgram(command, args, { stdout: 'ignore', isReady: () => isAnswering(`${url}/healthz`) }),
  );
}

/** A certificate of this machine, with its key beside it; this process trusts it from now on. */
async function makeCertificate(folder: string): Promise<string> {
  const file = path.join(folder, 'certificate');
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout'.split(' ');
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await execa('openssl', ['req', '-x509', '-days', '1', ...key, `${file}.key`, ...name, '-out', file]);
  setGlobalDispatcher(new Agent({ allowH2: true, connect: { ca: readFileSync(file, 'utf8') } }));
  return file;
}
