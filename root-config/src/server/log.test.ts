/** @jest-environment node */
import { createLog, requestWords } from './log';

function written() {
  const texts: string[] = [];
  return { texts, write: (text: string) => texts.push(text) };
}

it('writes a JSON line for each request, together with its neighbours', () => {
  const out = written();
  const log = createLog(out);
  const to = Date.UTC(2026, 10, 21, 9);
  log.access({ request: requestWords('GET', '/home"'), status: 200, from: to - 12, to, bytes: 345 });
  log.access({ request: requestWords('GET', '/'), status: 304, from: to, to, bytes: 0 });
  expect(out.texts).toEqual([]);
  log.flush();
  expect(
    out.texts
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { time: '2026-11-21T09:00:00.000Z', method: 'GET', path: '/home"', status: 200, ms: 12, bytes: 345 },
    { time: '2026-11-21T09:00:00.000Z', method: 'GET', path: '/', status: 304, ms: 0, bytes: 0 },
  ]);
});

it('writes a problem at once, with the stack of its error', () => {
  const err = written();
  createLog(written(), err).problem('the page broke', new Error('boom'));
  const [line = ''] = err.texts;
  expect(JSON.parse(line)).toMatchObject({
    problem: 'the page broke',
    stack: expect.stringContaining('boom') as string,
  });
});
