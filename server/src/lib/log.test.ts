import { createLog } from './log';

function written() {
  const texts: string[] = [];
  const lines = () => texts.map((text) => JSON.parse(text) as unknown);
  return { lines, write: (text: string) => void texts.push(text) };
}

it('writes a JSON line for each request', () => {
  const out = written();
  const log = createLog(out, written());
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  log.access({ method: 'GET', path: '/home"', status: 200, ms: 12, bytes: 345 });
  jest.useRealTimers();
  const time = '2026-11-21T09:00:00.000Z';
  expect(out.lines()).toEqual([
    { level: 'info', time, method: 'GET', path: '/home"', status: 200, ms: 12, bytes: 345 },
  ]);
});

it('writes a problem with the stack of its error', () => {
  const err = written();
  createLog(written(), err).problem('the page broke', new Error('boom'));
  expect(err.lines()).toMatchObject([
    { level: 'error', problem: 'the page broke', stack: expect.stringContaining('boom') as string },
  ]);
});
