/** @jest-environment node */
import path from 'node:path';

import { signPreview } from '@school/release/preview-link';
import { harms } from '@school/release/testing/builds';

import { startTestSite, type TestSite } from './testing/test-site';

const root = path.resolve(__dirname, '../..');
const secret = 'a secret of thirty-two characters';
const candidates = {
  program: path.join(__dirname, 'release/candidate-program.ts'),
  nodeOptions: ['--import', path.join(root, 'node_modules/tsx/dist/loader.mjs')],
  timeoutMs: 20_000,
};
jest.setTimeout(90_000);

let site: TestSite;
afterEach(() => site.remove());

async function start(options = candidates) {
  site = await startTestSite(undefined, options);
  const env = { SCHOOL_LINK_SECRET: secret, SCHOOL_TRUSTED_PROXIES: '127.0.0.1' };
  await site.restart({ SCHOOL_API_URL: site.provider.url, ...env });
}

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** The process that has rendered a page; zero where that failed. */
const pidOf = async (response: Promise<Response>) =>
  Number(/<p>\S+ \w+ (\d+) /.exec(await (await response).text())?.[1] ?? 0);

/** Deploys a candidate whose code acts while it renders a page, and shows the id of its process. */
async function tryOut(work: string, percent?: number) {
  site.deployed.damage(
    'mf-information/mf-information.2.js',
    `import { createElement } from 'react';
     const identifierPrefix = 'test-';
     const searchOf = async (path, query) => (query.has('search') ? '?search=' + query.get('search') : '');
     const render = async ({ path, search, seed }) => {
       ${work};
       const { records } = Object.values(seed)[0];
       const text = [path + search, records[0].title, process.pid, process.env.SCHOOL_LINK_SECRET].join(' ');
       return { element: createElement('p', {}, text), title: 'Tried', excerpts: new Map(), stop() {} };
     };
     export const section = { identifierPrefix, searchOf, render };`,
  );
  const candidate = site.deployed.tryOut('mf-information.2.js', percent);
  const cookie = `preview=${signPreview(secret, candidate)}`;
  const known = async () =>
    percent === undefined
      ? (await site.request('/home', { headers: { cookie } })).headers.has('x-robots-tag')
      : (await healthOf()).canary !== null;
  await until(known);
  return (address = '/Circular') => site.request(address, { headers: { cookie } });
}
const healthOf = async () =>
  (await (await site.request('/healthz')).json()) as {
    canary: { failed: number } | null;
    autoRollback: unknown;
  };

it('renders a candidate in a process of its own, which knows no secret', async () => {
  await start();
  const visit = await tryOut('');
  const html = await (await visit('/Circular?search=fees&other=1')).text();
  const [, pid] = /<p>\/Circular\?search=fees Fees (\d+) <\/p>/.exec(html) ?? [];
  expect(html).toContain('<title>Tried</title>');
  expect(Number(pid)).not.toBe(process.pid);
  expect(await (await visit('/Circular')).text()).toContain(`Fees ${pid}`);
  expect(await (await visit('/home')).text()).toContain('/home shows Fees');
  await site.close();
  await until(() => !isRunning(Number(pid)));
});

it.each(['throwsLate', 'rejectsLate'] as const)(
  'goes on when a preview %s, and starts its process again after a pause',
  async (harm) => {
    await start();
    const visit = await tryOut(`if (search !== '') ${harms[harm]}`);
    const pid = await pidOf(visit('/Circular'));
    await visit('/Circular?search=late');
    await until(() => !isRunning(pid));
    expect((await visit('/Circular?search=next')).status).toBe(500);
    expect((await site.request('/home')).status).toBe(200);
    expect(site.log.problems).toContain('the process of mf-information mf-information-2 has died');
    let next: number | undefined;
    await until(async () => (next = await pidOf(visit('/SubGallery?id=boat-day'))) > 0);
    expect(next).not.toBe(pid);
  },
);

it('shows the error screen of a preview that spins, and answers others meanwhile', async () => {
  await start({ ...candidates, timeoutMs: 2_000 });
  const visit = await tryOut(harms.spins);
  const spinning = visit();
  const others = Array.from({ length: 20 }, () => site.request('/home'));
  expect(await Promise.race([spinning, Promise.all(others)])).toHaveLength(20);
  const page = await spinning;
  expect(page.status).toBe(500);
  expect(await page.text()).not.toContain('no answer');
  expect(site.log.problems).toContain('/Circular cannot be rendered');
});

it('shows the error screen of a preview that fills its memory', async () => {
  await start();
  const visit = await tryOut(harms.fillsMemory);
  expect((await visit()).status).toBe(500);
  expect((await site.request('/Circular')).status).toBe(200);
});

it('lets so many visits wait for a preview and no more, and renders what is live meanwhile', async () => {
  await start({ ...candidates, timeoutMs: 2_000 });
  const visit = await tryOut(harms.spins);
  // a warm page, so that only the preview waits
  await site.request('/Circular?search=live');
  const visits = Array.from({ length: 40 }, (_, number) => visit(`/Circular?search=${number}`));
  expect((await site.request('/Circular?search=live')).status).toBe(200);
  const counts = (await Promise.all(visits)).map(({ status }) => status);
  expect(counts.filter((status) => status === 429)).toHaveLength(24);
});

describe('a canary', () => {
  const visitAll = () =>
    Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        site.request('/Circular', { headers: { 'x-forwarded-for': `192.0.2.${number}` } }),
      ),
    );

  it('is taken back when its process dies in five visits', async () => {
    await start();
    await tryOut('process.exit(3)', 50);
    await visitAll();
    await until(async () => (await healthOf()).autoRollback !== null);
    expect((await visitAll()).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('has failed when its process dies after a visit', async () => {
    await start();
    await tryOut(harms.throwsLate, 50);
    expect((await visitAll()).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await until(async () => (await healthOf()).canary?.failed === 1);
  });
});
