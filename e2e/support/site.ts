import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A running site server. */
export interface Site {
  url: string;
  stop: () => Promise<void>;
}

const STARTS_WITHIN_MS = 30_000;

/**
 * Starts the built site in November 2026 on a free port of this machine.
 * @param env settings besides `PORT` and `HOST`; by default the sample school with its embedded content service
 * @throws when it does not answer `/healthz` in time, with what it said
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const calendar = path.join(import.meta.dirname, 'november-2026.mjs');
  const server = spawn(process.execPath, ['--import', calendar, 'root-config/dist/server/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await end(server);
      throw new Error(`the site did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop: () => end(server) };
}

/** What the tests' own environment says of a school is not meant for the sites that they start. */
const settings = { SCHOOL_API_URL: '', SCHOOL_API_TOKEN: '', SCHOOL_CODE: '', SCHOOL_TIME_ZONE: '' };

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
