import { request as send } from 'node:http';
import path from 'node:path';

import type { SectionModule } from '@school/shared-deps';
import type { FastifyInstance } from 'fastify';

import { buildSite } from './app';
import { readConfig } from './settings/config';
import { createQuietLog, type QuietLog } from './testing/quiet-log';
import { createReleaseFolder, type ReleaseFolder } from './testing/release-folder';

const root = path.resolve(__dirname, '../..');
const wrong = { name: 'Nilo Barrow', admission: 'no such number' };

let deployed: ReleaseFolder;
let site: FastifyInstance;
let log: QuietLog;
let url: string;

beforeEach(() => {
  deployed = createReleaseFolder();
  log = createQuietLog();
});
afterEach(async () => {
  await site.close();
  deployed.remove();
});

async function start(env: NodeJS.ProcessEnv = {}) {
  const content = 'e2e/test-content/rivermouth';
  const config = readConfig({ SCHOOL_CODE: 'RIVERMOUTH', SCHOOL_CONTENT: content, ...env }, root);
  const section = {} as SectionModule;
  const loadSection = () => Promise.resolve(section);
  site = await buildSite({ config, root, releaseFolder: deployed.folder, log, loadSection });
  url = await site.listen({ host: '127.0.0.1', port: 0 });
}

/** The status of a request for a certificate that there is not. */
function tryOnce(localAddress: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', localAddress, agent: false };
    const call = send(`${url}/api/tc/RIVERMOUTH`, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.setHeaders(new Map(Object.entries({ 'content-type': 'application/json', ...headers })));
    call.on('error', reject).end(JSON.stringify(wrong));
  });
}

const tryOften = (times: number, headersOf: (at: number) => Record<string, string> = () => ({})) =>
  Promise.all(Array.from({ length: times }, (_, at) => tryOnce('127.0.0.1', headersOf(at))));
const countOf = (statuses: unknown[], status: number) => statuses.filter((each) => each === status).length;

it('ends the 200 tries of one address in a minute, and leaves another address alone', async () => {
  await start();
  const statuses = await tryOften(200);
  expect(countOf(statuses, 429)).toBeGreaterThanOrEqual(175);
  expect(countOf(statuses, 404) + countOf(statuses, 429)).toBe(200);
  expect(await tryOnce('127.0.0.2')).toBe(404);
});

it('is not deceived by who a visitor says to be', async () => {
  await start();
  const statuses = await tryOften(60, (at) => ({ 'x-forwarded-for': `192.0.2.${at}` }));
  expect(countOf(statuses, 429)).toBeGreaterThanOrEqual(35);
});

it('believes a proxy that it is told to trust', async () => {
  await start({ SCHOOL_TRUSTED_PROXIES: '127.0.0.1' });
  const statuses = await tryOften(25, (at) => ({ 'x-forwarded-for': `192.0.2.${at}` }));
  expect(countOf(statuses, 404)).toBe(25);
});

it('logs nothing of names, numbers, addresses and paths of certificates', async () => {
  await start();
  const found = await site.inject({
    method: 'POST',
    url: '/api/tc/RIVERMOUTH',
    payload: { name: 'Nilo Barrow', admission: 'RM/2019/07' },
  });
  const { data } = found.json<{ data: string }>();
  const token = data.slice('tc/'.length);
  const spellings = [
    data,
    `tc%2F${token}`,
    `%74c/${token}`,
    `tc/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    `tc%252F${token}`,
    `tc/${token.slice(0, 40)}`,
  ];
  for (const spelling of spellings) await fetch(`${url}/api/image/${spelling}`);
  await fetch(`${url}/%61pi/image/${data}`);
  await fetch(`${url}/api/image/${data}/%E0%A4%A`);
  await tryOnce('127.0.0.1');
  const logged = JSON.stringify([log.lines, log.problems]);
  expect(logged).toContain('/api/image/…');
  for (const secret of ['Nilo', '2019', 'no such number', '127.0.0', token, token.slice(1)])
    expect(logged).not.toContain(secret);
});
