import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { createReleaseFolder, type ReleaseFolder } from '@school/server/testing/release-folder';
import { until } from '@school/shared-deps/testing/until';

const project = path.resolve(__dirname, '../..');
const testSchool = path.join(project, 'e2e/test-content/rivermouth');

let deployed: ReleaseFolder;
let root: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  deployed = createReleaseFolder();
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  symlinkSync(deployed.folder, path.join(root, '.release'));
  cpSync(testSchool, path.join(root, 'content'), { recursive: true });
  writeFileSync(path.join(root, 'content/files/large.mp4'), Buffer.alloc(64_000_000));
  // files that no record names are served where no pupil is hidden
  const profile = path.join(root, 'content/profile.json');
  writeFileSync(profile, readFileSync(profile, 'utf8').replace('"initials"', '"full"'));
  port = await freePort();
  server = startServer();
  await until(async () => (await statusOf('/healthz')) === 200);
});

afterAll(() => {
  server.kill('SIGKILL');
  deployed.remove();
  rmSync(root, { recursive: true });
});

/** Runs in Node itself: the test is about signals and outputs. */
function startServer(env: NodeJS.ProcessEnv = {}): ChildProcess {
  const tsx = path.join(project, 'node_modules/tsx/dist/loader.mjs');
  // the build defines it for modules
  const folder = `data:text/javascript,globalThis.__dirname=${encodeURIComponent(JSON.stringify(__dirname))}`;
  const args = ['--import', folder, '--import', tsx, path.join(__dirname, 'server.ts')];
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SCHOOL_CODE: 'RIVERMOUTH',
      // the worker is made by the build
      SCHOOL_OFFLINE: 'off',
      SCHOOL_CONTENT: path.join(root, 'content'),
      TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'),
      ...env,
    },
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

const statusOf = (address: string) =>
  fetch(`http://127.0.0.1:${port}${address}`).then(
    ({ status }) => status,
    () => undefined,
  );

it('goes on when its outputs are closed, and ends although a visitor reads slowly', async () => {
  server.stdout?.destroy();
  server.stderr?.destroy();
  for (let round = 0; round < 3; round += 1) {
    // a page of this release has no code: it fails, and both outputs are written to
    expect(await statusOf('/home')).toBe(500);
  }
  expect(await statusOf('/healthz')).toBe(200);

  const reader = connect(port, '127.0.0.1').on('error', () => undefined);
  reader.write(`GET /api/image/large.mp4 HTTP/1.1\r\nHost: a\r\n\r\n`);
  await once(reader, 'readable');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await until(async () => (await statusOf('/healthz')) === undefined);
  expect(server.exitCode).toBeNull();
  // a second signal changes nothing
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  reader.destroy();
});

it('ends with a line for each problem of the content, and one when its port is taken', async () => {
  const broken = path.join(root, 'broken');
  cpSync(testSchool, broken, { recursive: true });
  writeFileSync(path.join(broken, 'records/news.json'), '[{}, {"title": "Early", "fromDate": "soon"}]');
  expect((await problemsOf({ SCHOOL_CONTENT: broken })).slice(0, 2)).toEqual([
    'records/news.json: record 1: title is missing',
    'records/news.json: record 2 ("Early"): fromDate must be a date or empty',
  ]);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = String((other.address() as AddressInfo).port);
  expect(await problemsOf({ PORT: taken })).toContainEqual(
    expect.stringMatching(`PORT ${taken}: .*EADDRINUSE`),
  );
  other.close();
});

/** The lines of a server that does not start. */
async function problemsOf(env: NodeJS.ProcessEnv): Promise<string[]> {
  const child = startServer(env);
  const [errors] = await Promise.all([text(child.stderr ?? Readable.from([])), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  return errors.trim().split('\n');
}
