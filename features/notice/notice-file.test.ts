import { until } from '@school/shared-deps/testing/until';
import { startTestSite, type TestSite } from '@school/site/testing/test-site';

const DAY_MS = 86_400_000;
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.remove());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16) + 'Z';
const write = (text: string) => {
  const notice = { text, until: inDays(1), level: 'urgent', href: '/Circular' };
  site.school.write('notice.json', JSON.stringify(notice));
};

const untilShown = (text: string) =>
  until(async () => {
    const html = await site.textOf('/Circular');
    return html.includes(text) && html;
  });
const untilGone = async (text: string) => {
  await until(async () => !(await site.textOf('/Circular')).includes(text));
  await until(async () => (await site.textOf('/notice.json')) === '{}');
};

it('puts a notice on top of pages and error screens, and tells open pages, until it is over', async () => {
  expect(await site.textOf('/Circular')).not.toContain('aria-label="Urgent notice"');
  expect(await site.textOf('/notice.json')).toBe('{}');
  write('Closed <tomorrow>');
  const html = await untilShown('Closed &lt;tomorrow&gt;');
  expect(html).toMatch(
    /siteSkip.*?<\/a><div class="siteNotices"[^>]*><section class="siteNotice" aria-label/,
  );
  expect(await site.textOf('/no-page')).toContain('Closed &lt;tomorrow&gt;');
  const answer = await site.request('/notice.json');
  expect(await answer.json()).toMatchObject({
    text: 'Closed <tomorrow>',
    level: 'urgent',
    href: '/Circular',
  });
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const tag = answer.headers.get('etag') ?? '';
  expect((await site.request('/notice.json', { headers: { 'if-none-match': tag } })).status).toBe(304);

  // a broken file is no notice, and the log says why
  site.school.write('notice.json', '{ "text": ');
  await until(() => site.log.problems.join().includes('notice.json: is not JSON'));
  await untilGone('Closed');

  write('Closed again');
  await untilShown('Closed again');
  site.school.remove('notice.json');
  await untilGone('Closed');
});

it('ends by itself, in documents that are cached as well', async () => {
  write('Closed today');
  await untilShown('Closed today');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * DAY_MS);
  await untilGone('Closed today');
});
