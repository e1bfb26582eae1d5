/** @jest-environment node */
import { createLog, describeRequest } from './log';

function written() {
  const texts: string[] = [];
  const lines = () => texts.map((text) => JSON.parse(text) as unknown);
  return { lines, write: (text: string) => void texts.push(text) };
}

it('writes a JSON line for each request', () => {
  const out = written();
  const log = createLog(out, written());
  const to = Date.UTC(2026, 10, 21, 9);
  log.access({ request: describeRequest('GET', '/home"'), status: 200, from: to - 12, to, bytes: 345 });
  log.access({ request: describeRequest('GET', '/'), status: 304, from: to, to, bytes: 0 });
  const time = '2026-11-21T09:00:00.000Z';
  expect(out.lines()).toEqual([
    { level: 'info', time, method: 'GET', path: '/home"', status: 200, ms: 12, bytes: 345 },
    { level: 'info', time, method: 'GET', path: '/', status: 304, ms: 0, bytes: 0 },
  ]);
});

it('writes a problem with the stack of its error', () => {
  const err = written();
  createLog(written(), err).problem('the page broke', new Error('boom'));
  expect(err.lines()).toMatchObject([
    { level: 'error', problem: 'the page broke', stack: expect.stringContaining('boom') as string },
  ]);
});
