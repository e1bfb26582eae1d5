import { until } from '@school/shared-deps/testing/until';
import { startTestSite, type TestSite } from '@school/site/testing/test-site';

import { createSignal } from '../../testing/signal';

const now = performance.now.bind(performance);
let site: TestSite;
let ahead = 0;

beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.remove());

/** Moves the clock so far that no page is fresh any more. */
const laterOn = () => {
  ahead += 1_050;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
};

it('shows a page with its records already in it', async () => {
  const response = await site.request('/Circular');
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('data-prerendered="/Circular"><p>/Circular shows Fees</p>');
  const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    site: { code: 'RIVERMOUTH', timeZone: 'Asia/Kolkata', paths: ['/home', '/Circular', '/SubGallery'] },
    seed: { 'circular/all': { records: [{ title: 'Fees' }] } },
  });
});

it('shows the photo that an address names, and no other', async () => {
  site.provider.answer(() => ({ _id: '7', title: 'Choir', attachments: ['choir.webp'] }));
  const photoOf = async (number: number) =>
    /<figure class="sitePhoto">.*?<\/figure>/.exec(
      await site.textOf(`/SubGallery?id=7&photo=${number}`),
    )?.[0];
  expect(await photoOf(1)).toContain('<img src="/api/image/Choir.webp?w=1280" alt="Choir"/>');
  expect(await photoOf(2)).toBeUndefined();
});

it('fetches the first banner ahead', async () => {
  expect(await site.textOf('/home')).toMatch(/<link rel="preload" as="image" href="\/api\/image\/pictures\//);
});

it('shows the error screen when a page cannot be rendered, logs that once and counts it in its health', async () => {
  site.provider.answer(() => [{ category: 'Circular', title: 'boom' }]);
  const response = await site.request('/Circular');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('500 Internal Server Error');
  laterOn();
  await site.request('/Circular');
  expect(site.log.problems).toEqual(['/Circular cannot be rendered']);
  expect(await (await site.request('/healthz')).json()).toMatchObject({ renderErrors: 2 });
});

it('drops a malformed record, tells of it once and shows the others', async () => {
  site.provider.answer((_request, reply) =>
    reply.header('cache-control', 'max-age=60').send([{ title: 'Fees' }, { title: {} }]),
  );
  expect(await site.textOf('/Circular')).toContain('shows Fees');
  laterOn();
  await site.textOf('/Circular');
  expect(site.log.problems).toEqual([expect.stringContaining('circular/all: 1 of 2 dropped; record 2')]);
});

it('shows a page without its records when the provider is late, and with them when they have come', async () => {
  const { sent, send } = createSignal();
  site.provider.answer(() => sent.then(() => [{ title: 'Late' }]));
  await site.restart({ SCHOOL_API_URL: site.provider.url }, 0);
  expect(await site.textOf('/Circular')).toContain('shows nothing');
  send();
  await until(async () => (await site.textOf('/Circular')).includes('shows Late'));
});

it('renders a page again only when something in it has changed', async () => {
  const first = await site.request('/Circular');
  laterOn();
  const tag = first.headers.get('etag') ?? '';
  expect((await site.request('/Circular', { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect(site.rendered).toHaveLength(1);
  site.provider.answer(() => [{ title: 'Another' }]);
  await until(async () => {
    laterOn();
    return (await site.textOf('/Circular')).includes('shows Another');
  });
  expect(site.rendered).toHaveLength(2);
});

it('gives an album by its id, whatever else the address says', async () => {
  site.provider.answer(() => ({ title: 'Boat day', attachments: [] }));
  const html = await site.textOf('/subgallery?utm=x&id=boat-day');
  expect(html).toContain('shows Boat day');
  expect(html).toContain('<head data-address="/SubGallery?id=boat-day">');
  expect(site.rendered[0]).toMatchObject({ search: '?id=boat-day', seed: { 'subGallery/boat-day': {} } });
  expect(await site.textOf('/SubGallery')).toContain('shows nothing');
});

it('keeps no page that has free text in its address', async () => {
  for (let times = 0; times < 2; times += 1) await site.request('/Circular?search=fees');
  expect(site.rendered).toHaveLength(2);
});

it('renders searches that mean the same as one', async () => {
  const html = await site.textOf('/Circular?search=%20Fees%20%20DUE&shown=960');
  expect(html).toContain('<head data-address="/Circular?search=fees+due&amp;shown=240">');
  expect(site.rendered[0]).toMatchObject({ search: '?search=fees+due&shown=240' });
});

it('refuses a visitor who asks for too many pages at once, and shows the others theirs', async () => {
  const { sent, send } = createSignal();
  await site.textOf('/home');
  site.provider.answer(() => sent.then(() => []));
  let answered = 0;
  const pages = Array.from({ length: 30 }, async (_, at) => {
    const response = await site.request(`/Circular?search=${at}`);
    answered += 1;
    return response;
  });
  await until(() => answered >= 14);
  send();
  const responses = await Promise.all(pages);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(14);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(await refused[0]?.text()).toContain('429 Too Many Requests');
  expect((await site.request('/home')).status).toBe(200);
});

it('answers 404 for a record that is not there, and keeps the others whatever is made up', async () => {
  site.provider.answer(({ url }, reply) =>
    /subgallery/i.test(url) ? reply.code(404).send() : [{ title: 'Fees' }],
  );
  await site.request('/Circular');
  for (let number = 0; number < 3; number += 1) {
    expect((await site.request(`/SubGallery?id=made-up-${number}`)).status).toBe(404);
  }
  const before = site.rendered.length;
  await site.request('/Circular');
  expect(site.rendered).toHaveLength(before);
});
