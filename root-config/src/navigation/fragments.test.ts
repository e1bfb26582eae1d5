/** @jest-environment jsdom */
import { fetchPageAhead, takePage } from './fragments';

jest.mock('../fetch-section-map', () => ({
  fetchSectionMap: () => Promise.resolve({ fragments: '/fragment' }),
}));

// jsdom has no sanitizer; browser tests show what it leaves
jest.mock('@school/shared-deps/bundled', () => {
  Object.assign(Document, {
    parseHTML: (html: string) => new DOMParser().parseFromString(html, 'text/html'),
  });
  return jest.requireActual<object>('@school/shared-deps/bundled');
});

const circular = new URL('http://site/Circular?year=2025#top');
const fragmentOf = (release: string) =>
  `<title>Circular</title><main id="content" data-release="${release}"><h1>Circular</h1>` +
  '<iframe src="/fees.pdf" title="Fees"></iframe></main>' +
  '<script type="application/json" id="page-data">{"seed":{},"now":7}</script>';

let answers: { body: string; status?: number }[];
let requested: string[];

beforeEach(() => {
  document.body.innerHTML = '<main id="content" data-release="r1"></main>';
  requested = [];
  answers = [];
  window.fetch = (address) => {
    requested.push(address as string);
    const { body = '', status = 200 } = answers.shift() ?? {};
    return Promise.resolve({
      ok: status === 200,
      status,
      url: address,
      text: () => Promise.resolve(body),
    } as Response);
  };
});

it('is the HTML of a page with its frames, its title and its seed', async () => {
  answers = [{ body: fragmentOf('r1') }];
  const { title, main, data } = await takePage(circular);
  expect(requested).toEqual(['/fragment/Circular?year=2025']);
  expect({ title, data }).toEqual({ title: 'Circular', data: { seed: {}, now: 7 } });
  expect(main?.innerHTML).toBe('<h1>Circular</h1><iframe src="/fees.pdf" title="Fees"></iframe>');
});

it('is fetched ahead once, for one use', async () => {
  answers = [{ body: fragmentOf('r1') }, { body: fragmentOf('r1') }];
  void fetchPageAhead(circular, 'low');
  void fetchPageAhead(circular, 'high');
  await takePage(circular);
  expect(requested).toHaveLength(1);
  await takePage(circular);
  expect(requested).toHaveLength(2);
});

it('is fetched again after a minute, or after a failure', async () => {
  jest.useFakeTimers({ now: 0 });
  answers = [{ body: '', status: 503 }, { body: fragmentOf('r1') }, { body: fragmentOf('r1') }];
  for (const times of [1, 2, 2]) {
    void fetchPageAhead(circular, 'low');
    await jest.advanceTimersByTimeAsync(0);
    expect(requested).toHaveLength(times);
  }
  jest.setSystemTime(60_000);
  await takePage(circular);
  expect(requested).toHaveLength(3);
  jest.useRealTimers();
});

it('is refused when it is of another release, or is not there', async () => {
  answers = [{ body: fragmentOf('r2') }, { body: '', status: 404 }];
  await expect(takePage(circular)).rejects.toThrow('/fragment/Circular?year=2025 is of another release');
  await expect(takePage(circular)).rejects.toThrow('/fragment/Circular?year=2025 answered 404');
});
