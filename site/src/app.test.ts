import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { until } from '@school/shared-deps/testing/until';

import { startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;

describe('a site', () => {
  beforeAll(async () => {
    site = await startTestSite();
  });
  beforeEach(() => void site.log.problems.splice(0));
  afterAll(() => site.remove());

  it('leads an address with a slash at its end to the one without', async () => {
    const response = await site.request('/Circular/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/Circular?a=1']);
    expect((await site.request('//provider.example/')).status).toBe(404);
  });

  it.each([
    ['/Circular?paper=a+b', '/Circular?circular=a+b'],
    ['/hi/Circular?year=2026&paper=a', '/hi/Circular?year=2026&circular=a'],
  ])('leads %s, an address of an earlier version, to %s', async (before, after) => {
    const response = await site.request(before);
    expect([response.status, response.headers.get('location')]).toEqual([301, after]);
  });

  it('shows the error screen where there is no page', async () => {
    for (const address of ['/nope', '/nope/', '/content/nope.json']) {
      const response = await site.request(address);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('Unexpected Application Error!');
      expect(html).toContain('404 Not Found');
    }
    expect((await site.request('/%E0%A4%A')).status).toBe(400);
  });

  it.each([
    ['GET /home HTTP/1.1\r\nHost: a\r\nHost: b\r\n', 400],
    ['GET /home HTTP/1.1\r\n', 400],
    ['GET /home HTTP/1.0\r\n', 400],
    ['GET /home\r\n', 400],
    ['GET /home HTTP/1.1\r\nHost: a\r\n', 200],
    ['GET /home HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n', 200],
    ['GET /ho\x01me HTTP/1.1\r\nHost: a\r\n', 400],
    ['GET /home HTTP/1.1\r\nHost: a\r\nCookie: LONG\r\n', 431],
  ])('answers %j with %d and the security headers', async (head, status) => {
    const socket = connect(Number(new URL(site.url()).port), '127.0.0.1');
    socket.write(`${head.replace('LONG', 'a'.repeat(20_000))}Connection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$.*^permissions-policy: .*camera=\(\)/ms);
  });

  it('answers HEAD as GET without the body', async () => {
    await site.request('/Circular');
    const head = await site.request('/Circular', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
  });

  it.each([
    ['/TC', 'GET, HEAD, POST'],
    ['/TC?name=x', 'GET, HEAD, POST'],
    ['/home', 'GET, HEAD'],
    ['/nope', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/assets/mf-home/mf-home.1.js', 'GET, HEAD'],
    ['/api/news/RIVERMOUTH', 'GET, HEAD'],
    ['/api/tc/RIVERMOUTH', 'POST'],
  ])('refuses to change %s and says which methods it has', async (address, allowed) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await site.request(address, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allowed]);
    }
  });

  it.each([
    ['{ "name": ', 'application/json'],
    ['name=x', 'application/x-www-form-urlencoded'],
    ['text', 'text/plain'],
    [JSON.stringify('x'.repeat(5_000)), 'application/json'],
  ])('refuses to take %j (%s) for a page', async (body, type) => {
    const response = await site.request('/Circular', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(405);
    expect(await response.text()).toContain('405 Method Not Allowed');
  });

  it.each([
    ['{ "name": ', 'application/json', 400],
    ['', 'application/json', 400],
    ['name=x', 'application/x-www-form-urlencoded', 415],
    ['text', 'text/plain', 415],
    [JSON.stringify('x'.repeat(5_000)), 'application/json', 413],
  ])('refuses the body %j (%s) of a call', async (body, type, status) => {
    const response = await site.request('/api/tc/RIVERMOUTH', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect([response.status, await response.json()]).toEqual([
      status,
      { error: expect.any(String) as string },
    ]);
    expect(site.log.problems).toEqual([]);
  });

  it('answers calls of the API with JSON, whatever is wrong with them', async () => {
    const answers = [
      [await site.request('/api/nope'), 404, 'not found'],
      [await site.request('/api/nope', { method: 'POST' }), 405, 'this method is not allowed here'],
      [
        await site.request('/api/news/RIVERMOUTH', { method: 'DELETE' }),
        405,
        'this method is not allowed here',
      ],
      [await site.request('/api/%E0%A4%A'), 400, 'the address cannot be read'],
    ] as const;
    for (const [response, status, error] of answers) {
      expect([response.status, await response.json()]).toEqual([status, { error }]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    '/home',
    '/nope',
    '/api/news/RIVERMOUTH',
    '/assets/mf-home/mf-home.1.js',
    '/content/home.json',
    '/healthz',
  ])('sends the security headers with %s', async (address) => {
    for (const time of ['first', 'second']) {
      const { headers } = await site.request(address);
      expect([time, headers.get('x-content-type-options')]).toEqual([time, 'nosniff']);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('serves content, the map of sections, health and robots', async () => {
    const response = await site.request('/content/home.json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await response.json()).toHaveProperty('banners');
    expect(await (await site.request('/sections.json')).json()).toMatchObject({
      sections: [{ name: '@school/mf-home' }, {}],
    });
    expect(await (await site.request('/healthz')).json()).toMatchObject({
      status: 'ok',
      provider: { isAnswering: expect.anything() as unknown },
    });
    expect((await site.request('/robots.txt')).status).toBe(200);
    const security = await (await site.request('/.well-known/security.txt')).text();
    expect(security).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-01T00:00:00.000Z\n$/);
    expect((await site.request('/favicon.ico')).status).toBe(204);
    expect((await site.request('/assets/none.js')).status).toBe(404);
  });
});

describe('a site whose settings, content or release change', () => {
  beforeEach(async () => {
    site = await startTestSite();
  });
  afterEach(() => site.remove());

  it('says of a retired path that it is gone, or leads to the page in its place', async () => {
    site.deployed.retire([{ path: '/Library' }, { path: '/Loans', to: '/Circular' }]);
    await until(async () => (await site.request('/library')).status === 410);
    expect(await site.textOf('/Library/')).toContain('410 Gone');
    const moved = await site.request('/LOANS?year=2025');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/Circular']);
    expect(moved.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await site.request('/nope')).status).toBe(404);
  });

  it('says once that a proxy is not trusted, whose visitors are all the same to it', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    for (let times = 0; times < 3; times += 1) await site.request('/home', { headers });
    const warnings = () => site.log.problems.filter((line) => line.includes('SCHOOL_TRUSTED_PROXIES'));
    expect(warnings()).toEqual([
      expect.stringMatching(/^WARNING: X-Forwarded-For comes from \S*127\.0\.0\.1,/),
    ]);
    await site.restart({ SCHOOL_TRUSTED_PROXIES: '127.0.0.1' });
    await site.request('/home', { headers });
    expect(warnings()).toEqual([]);
  });

  it('takes over what the school and its teams change while it runs', async () => {
    await site.request('/home');
    site.school.edit('profile.json', (profile: object) => ({ ...profile, name: 'Rivermouth Anew' }));
    site.deployed.moveTo('mf-information.2.js');
    await until(async () => (await site.textOf('/home')).includes('Rivermouth Anew'));
    await until(async () => (await site.textOf('/home')).includes('mf-information.2.js'));
    const html = await site.textOf('/home');
    expect(html).toContain('/assets/mf-information/mf-information.2.js');
  });

  it('says why a release is refused, and goes on with the last one', async () => {
    const healthOf = async () =>
      (await (await site.request('/healthz')).json()) as { release: string; releaseRefused: string | null };
    const before = await healthOf();
    expect(before.releaseRefused).toBeNull();
    writeFileSync(path.join(site.deployed.folder, 'release.json'), '{ "imports": ');
    await until(async () => (await healthOf()).releaseRefused !== null);
    const { release, releaseRefused } = await healthOf();
    expect(releaseRefused).toMatch(/release\.json: .*JSON/);
    expect(release).toBe(before.release);
  });

  it("shows the content folder's own records when no provider is named", async () => {
    await site.restart({});
    expect(await site.textOf('/Circular')).toContain('/Circular shows');
    expect((await site.request('/api/topper/RIVERMOUTH')).status).toBe(200);
    const book = await site.request('/api/image/documents/prospectus.pdf');
    expect(book.headers.get('content-type')).toBe('application/pdf');
    expect(site.provider.requests).toEqual([]);
  });

  it('serves without the Redis that it is to share with other servers, and says so', async () => {
    await site.restart({
      SCHOOL_REDIS_URL: 'redis://127.0.0.1:1',
      SCHOOL_LINK_SECRET: 'a secret of thirty-two characters',
    });
    expect((await site.request('/Circular')).status).toBe(200);
    const health = (await (await site.request('/healthz')).json()) as { redis: Record<string, unknown> };
    expect(health.redis['isConnected']).toBe(false);
    expect(health.redis['problem']).toMatch(/ECONNREFUSED/);
  });
});
