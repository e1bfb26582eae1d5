import { schoolCode } from '@school/server/testing/school-folder';

import { startTestSite, type TestSite } from './testing/test-site';

const wrong = { name: 'Nilo Barrow', admission: 'no such number' };

let site: TestSite;

beforeEach(async () => {
  site = await startTestSite();
  // with the certificates of the content folder
  await site.restart({});
});
afterEach(() => site.remove());

const ask = (fields: object, headers: Record<string, string> = {}) =>
  site.request(`/api/tc/${schoolCode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

/** How many of the tries, each of which a proxy calls another visitor's, have this status. */
async function countOf(status: number, tries: number): Promise<number> {
  const visitors = Array.from({ length: tries }, (_, at) => `192.0.2.${at}`);
  const answers = await Promise.all(visitors.map((visitor) => ask(wrong, { 'x-forwarded-for': visitor })));
  return answers.filter((answer) => answer.status === status).length;
}

it('is not deceived by who a visitor says to be', async () => {
  expect(await countOf(429, 60)).toBeGreaterThanOrEqual(35);
});

it('believes a proxy that it is told to trust', async () => {
  await site.restart({ SCHOOL_TRUSTED_PROXIES: '127.0.0.1' });
  expect(await countOf(404, 25)).toBe(25);
});

it('logs nothing of names, numbers, addresses and paths of certificates', async () => {
  const found = await ask({ name: 'Nilo Barrow', admission: 'RM/2019/07' });
  const { data } = (await found.json()) as { data: string };
  const token = data.slice('tc/'.length);
  const spellings = [
    data,
    `tc%2F${token}`,
    `%74c/${token}`,
    `tc/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    `tc%252F${token}`,
    `tc/${token.slice(0, 40)}`,
  ];
  for (const spelling of spellings) await site.request(`/api/image/${spelling}`);
  await site.request(`/%61pi/image/${data}`);
  await site.request(`/api/image/${data}/%E0%A4%A`);
  await ask(wrong);
  const logged = JSON.stringify([site.log.lines, site.log.problems]);
  expect(logged).toContain('/api/image/…');
  for (const secret of ['Nilo', '2019', 'no such number', '127.0.0', token, token.slice(1)])
    expect(logged).not.toContain(secret);
});
