import { startTestSite, type TestSite } from '@school/site/testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.remove());

it('counts requests by their kind and status, those that are cached too', async () => {
  for (const address of ['/Circular', '/Circular', '/circular', '/nope', '/api/circular/all/RIVERMOUTH']) {
    await site.textOf(address);
  }
  await site.textOf('/assets/mf-home/mf-home.1.js');
  const text = await site.textOf('/metrics');
  expect(text).toContain('# TYPE school_requests_total counter\n');
  for (const line of [
    'school_requests_total{kind="page",status="200"} 3',
    'school_requests_total{kind="page",status="404"} 1',
    'school_requests_total{kind="list",status="200"} 1',
    'school_requests_total{kind="asset",status="200"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

it('counts what fails: lists of the provider, and parts of pages', async () => {
  site.provider.answer((_request, reply) => reply.code(503).send({}));
  await site.textOf('/api/news/RIVERMOUTH');
  site.provider.answer(() => [{ _id: '1', category: 'Circular', title: 'boom' }]);
  await site.textOf('/Circular');
  const lines = (await site.textOf('/metrics')).split('\n');
  expect(lines).toContain('school_provider_failures_total{list="news"} 1');
  expect(lines).toContainEqual(
    expect.stringMatching(/^school_render_errors_total{section="mf-information",.*} 1$/),
  );
  expect(lines).toContain('school_provider_paused 0');
  expect(lines).toContain('school_release_refused 0');
});

it('names the version of each package, and is kept by no cache', async () => {
  const response = await site.request('/metrics');
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('school_package_info{package="mf-home",version="home-1"} 1\n');
});

it('counts tries for certificates that there are not', async () => {
  site.provider.answer((_request, reply) => reply.code(404).send());
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Nilo Barrow', admission: '0042' });
  await site.request('/api/tc/RIVERMOUTH', { method: 'POST', body, headers });
  site.provider.answer(() => ({ data: 'certificates/0042.jpg' }));
  await site.request('/api/tc/RIVERMOUTH', { method: 'POST', body, headers });
  expect((await site.textOf('/metrics')).split('\n')).toContain('school_tc_misses_total 1');
});

const answersFor = async (headers: Record<string, string>) => ({
  health: Object.keys((await (await site.request('/healthz', { headers })).json()) as object).length,
  metrics: (await site.request('/metrics', { headers })).status,
});
const all = { health: expect.any(Number) as number, metrics: 200 };
const statusAlone = { health: 1, metrics: 404 };

it('says no more than "ok" to a stranger, also behind a proxy that nobody trusts', async () => {
  expect(await answersFor({ 'x-forwarded-for': '192.0.2.1' })).toEqual(statusAlone);
  expect(await answersFor({ 'x-forwarded-for': '127.0.0.1' })).toEqual(statusAlone);
  expect(await (await site.request('/healthz')).json()).toHaveProperty('release');
});

it.each([
  ['a stranger', '192.0.2.1', statusAlone],
  ['a stranger who claims to be this machine', '127.0.0.1, 192.0.2.1', statusAlone],
  ['a monitor of the school', '198.51.100.7', all],
  ['a monitor beside the proxy', '127.0.0.1', all],
])('knows behind a trusted proxy %s', async (_, forwarded, expected) => {
  await site.restart({ SCHOOL_TRUSTED_PROXIES: '127.0.0.1', SCHOOL_TRUSTED_MONITORS: '198.51.100.0/24' });
  expect(await answersFor({ 'x-forwarded-for': forwarded })).toEqual(expected);
  if (expected === all)
    expect((await answersFor({ 'x-forwarded-for': forwarded })).health).toBeGreaterThan(5);
});
