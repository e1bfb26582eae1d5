import { type IncomingHttpHeaders, request as send } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { certificate } from './support/sample';
import { type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';

test(
  '200 wrong tries from one address in a minute are limited, and another address is not',
  beyond(),
  async ({ site }) => {
    await expectLimited(() => tryOnce(site.url, { localAddress: '127.0.0.3' }));
    expect((await tryOnce(site.url, { localAddress: '127.0.0.4' })).status).toBe(404);
  },
);

test.describe('behind a proxy that the site trusts', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await startSite({ SCHOOL_TRUSTED_PROXIES: '127.0.0.1' });
  });

  test.afterAll(async () => site.stop());

  test('the tries of each visitor are limited', beyond(), async () => {
    await expectLimited(() => tryOnce(site.url, { forwardedFor: '192.0.2.1' }));
    expect((await tryOnce(site.url, { forwardedFor: '192.0.2.2' })).status).toBe(404);
  });
});

test('a name that does not belong to the number and an unknown number are answered alike', async ({
  site,
}) => {
  const { name, admission } = certificate();
  const visitor = { localAddress: '127.0.0.5' };
  const wrongName = await tryOnce(site.url, { ...visitor, body: { name: 'Nilo Barrow', admission } });
  const unknown = await tryOnce(site.url, { ...visitor, body: { name, admission: 'no such number' } });
  expect(wrongName).toEqual(unknown);
  expect(unknown.status).toBe(404);
});

/** 200 tries at once, of which not many more than the first 20 are heard. */
async function expectLimited(tryAgain: () => Promise<Answer>): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 200 }, tryAgain));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(25);
  const { status, headers } = await tryAgain();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

interface Try {
  /** An address of this machine that the try comes from. */
  localAddress?: string;
  /** Who a proxy says the visitor is. */
  forwardedFor?: string;
  body?: { name: string; admission: string };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks for a certificate, by default for one that there is not. */
function tryOnce(
  url: string,
  {
    localAddress = '127.0.0.1',
    forwardedFor,
    body = { name: 'Nilo Barrow', admission: 'no such number' },
  }: Try,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    };
    const options = { method: 'POST', localAddress, agent: false, headers };
    send(`${url}/api/tc/STAELRED`, options, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      delete headers.date;
      readText(answer).then((text) => resolve({ status, headers, text }), reject);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
