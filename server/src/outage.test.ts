import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { SectionModule } from '@school/shared-deps';
import type { FastifyInstance } from 'fastify';

import { buildSite } from './app';
import { readConfig } from './settings/config';
import { type Provider, startProvider } from './testing/provider';
import { createQuietLog } from './testing/quiet-log';
import { createReleaseFolder, type ReleaseFolder } from './testing/release-folder';

const root = path.resolve(__dirname, '../..');
const testSchool = path.join(root, 'e2e/test-content/rivermouth');
const toppers = [
  { class: 'X', name: 'Asha Minz', stream: 'General', division: '96%', attachments: ['a.webp'] },
];

let folder: string;
let deployed: ReleaseFolder;
let provider: Provider;
let site: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'outage-'));
  cpSync(testSchool, path.join(folder, 'content'), { recursive: true });
  deployed = createReleaseFolder();
  provider = await startProvider(() => toppers);
  setPolicy('full');
  await start();
});
afterEach(async () => {
  await site.close();
  await provider.close();
  deployed.remove();
  rmSync(folder, { recursive: true });
});

function setPolicy(childData: string): void {
  const file = path.join(folder, 'content/profile.json');
  const profile = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...profile, childData }));
}

async function start() {
  const env = {
    SCHOOL_CODE: 'RIVERMOUTH',
    SCHOOL_CONTENT: path.join(folder, 'content'),
    SCHOOL_CACHE: path.join(folder, 'cache'),
    SCHOOL_API_URL: provider.url,
  };
  site = await buildSite({
    config: readConfig(env, root),
    root,
    releaseFolder: deployed.folder,
    log: createQuietLog(),
    loadSection: () => Promise.resolve({} as SectionModule),
  });
}

const restart = () => site.close().then(start);
const getToppers = () => site.inject('/api/topper/RIVERMOUTH');
const getHealth = async () => (await site.inject('/healthz')).json<{ provider: unknown }>().provider;

it('shows the last lists after a restart in an outage, and /healthz says why', async () => {
  expect((await getToppers()).json()).toMatchObject(toppers);
  provider.answer((_request, reply) => reply.code(403).send());
  await restart();
  const answer = await getToppers();
  expect([answer.statusCode, answer.headers.warning]).toEqual([200, '110 - "Response is Stale"']);
  expect(answer.json()).toMatchObject(toppers);
  expect(await getHealth()).toMatchObject({
    isAnswering: false,
    isPaused: true,
    problem: 'the provider answered 403',
    failing: [{ resource: 'topper', problem: 'the provider answered 403' }],
  });
});

it("shows of them what the school's policy of today allows", async () => {
  await getToppers();
  provider.answer((_request, reply) => reply.code(503).send());
  await site.close();
  setPolicy('initials');
  await start();
  expect((await getToppers()).json()).toMatchObject([{ name: 'A. M.', attachments: [] }]);
  setPolicy('off');
  await restart();
  expect((await getToppers()).json()).toEqual([]);
});

it('shows nothing of another provider', async () => {
  await getToppers();
  const { url } = provider;
  await provider.close();
  provider = await startProvider((_request, reply) => reply.code(503).send());
  expect(provider.url).not.toBe(url);
  await restart();
  expect((await getToppers()).statusCode).toBe(502);
});
