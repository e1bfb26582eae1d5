import { canaryReportOf, REPORT_OUTCOME } from './report-outcome';

const section = '@school/mf-gallery';
const sent: string[] = [];
function container(): HTMLElement {
  const element = document.getElementById(`single-spa-application:${section}`);
  if (!element) throw new Error('the document has no place for the section');
  return element;
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Begins a document of a canary, as the server sends it. */
function begin(name: string | undefined): void {
  const { report, alive, failed } = canaryReportOf('/report/mf-gallery@v2', name);
  document.documentElement.removeAttribute('data-boot');
  document.body.innerHTML =
    `<main id="content"><div id="single-spa-application:${section}" data-prerendered="/Photos"><p>Photos</p></div>` +
    '<div id="single-spa-application:@school/mf-home"></div></main>';
  const script = document.createElement('script');
  Object.assign(script.dataset, { report, alive, failed });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  globalThis.eval(REPORT_OUTCOME);
}

const Observer = MutationObserver;
let observer: MutationObserver;
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(globalThis, 'MutationObserver').mockImplementation((callback) => {
    observer = new Observer(callback);
    return observer;
  });
  Object.assign(navigator, { sendBeacon: (address: string) => sent.push(address) });
});

afterEach(() => observer.disconnect());

it('reports once that a section came to life', async () => {
  begin(section);
  document.documentElement.setAttribute('data-boot', 'hydrating');
  await turn();
  expect(sent).toEqual([]);
  container().removeAttribute('data-prerendered');
  await turn();
  container().append(document.createElement('p'));
  await turn();
  expect(sent).toEqual(['/report/mf-gallery@v2/alive']);
});

it.each([
  ['could not be loaded', `<div class="siteFailure" data-failure-of="${section}"></div>`],
  [
    'shows its failure',
    `<div id="single-spa-application:${section}"><div role="alert"><h1>No</h1></div></div>`,
  ],
  ['lacks a part', `<div id="single-spa-application:${section}"><div data-failed=""></div></div>`],
])('reports once that a section %s', async (_what, html) => {
  begin(section);
  document.body.innerHTML = html;
  await turn();
  document.body.append(document.createElement('p'));
  await turn();
  expect(sent).toEqual(['/report/mf-gallery@v2/failed']);
});

it('reports a failure that comes after the section came to life', async () => {
  begin(section);
  container().removeAttribute('data-prerendered');
  await turn();
  container().innerHTML = '<div data-failed=""></div>';
  await turn();
  expect(sent).toEqual(['/report/mf-gallery@v2/alive', '/report/mf-gallery@v2/failed']);
});

it('says nothing of what fails in another section', async () => {
  begin(section);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="siteFailure" data-failure-of="@school/mf-home">',
  );
  document.documentElement.setAttribute('data-boot', 'failed');
  await turn();
  expect(sent).toEqual([]);
});

it.each([
  ['alive', 'alive'],
  ['failed', 'failed'],
])('reports of code that every section runs that the page is %s', async (phase, outcome) => {
  begin(undefined);
  document.documentElement.setAttribute('data-boot', phase);
  await turn();
  expect(sent).toEqual([`/report/mf-gallery@v2/${outcome}`]);
});
