import { followBuilds } from './follow-builds';

/** A connection whose events a test sends. */
class StubEventSource {
  static readonly CLOSED = 2;
  static last: StubEventSource;
  readyState = 1;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    StubEventSource.last = this;
  }
}

const report = jest.fn();
const reload = jest.fn();
const say = (message: object) => StubEventSource.last.onmessage({ data: JSON.stringify(message) });

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { EventSource: StubEventSource });
  const override = { name: '@school/mf-gallery', url: 'http://127.0.0.1:9000/mf-gallery/mf-gallery.js' };
  followBuilds(override, { report, reload });
});

it('reloads when the section is built, and for no other section', () => {
  expect(StubEventSource.last.url).toBe('http://127.0.0.1:9000/events');
  say({ name: '@school/mf-home' });
  expect(reload).not.toHaveBeenCalled();
  say({ name: '@school/mf-gallery' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says why the last change could not be built, and keeps the page', () => {
  say({ name: '@school/mf-gallery', problem: 'Unexpected token' });
  expect(report).toHaveBeenCalledWith('The last change could not be built: Unexpected token');
  expect(reload).not.toHaveBeenCalled();
});

it('says that the dev server has ended, and reloads when it is back', () => {
  StubEventSource.last.onopen();
  expect(reload).not.toHaveBeenCalled();
  StubEventSource.last.readyState = 0;
  StubEventSource.last.onerror();
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/127\.0\.0\.1:9000 does not answer/));
  StubEventSource.last.onopen();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says that another kind of server tells nothing of builds', () => {
  StubEventSource.last.readyState = StubEventSource.CLOSED;
  StubEventSource.last.onerror();
  expect(report).toHaveBeenCalledWith(expect.stringContaining('reload the page yourself'));
});
