/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { copySchool, schoolCode, type SchoolFolder } from './testing/school-folder';

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

function start(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, file)], {
    env: { PATH: process.env['PATH'], SCHOOL_CONTENT: school.folder, SCHOOL_CODE: schoolCode, ...env },
  });
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

async function outcome(file: string, env: NodeJS.ProcessEnv = {}) {
  const { child, ended } = start(file, env);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

it('serves, and ends well on SIGTERM', async () => {
  const { child, ended } = start('server.ts', { PORT: '0' });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('listening')) break;
  }
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  const answer = await fetch(`${address}/api/news/${schoolCode}`);
  expect(await answer.json()).toHaveLength(3);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 20_000);

it('ends with a line for what is wrong in its settings', async () => {
  expect(await outcome('server.ts', { PORT: 'x' })).toEqual({
    output: '',
    errors: 'PORT must be a number from 0 to 65535, not "x"\n',
    code: 1,
  });
}, 20_000);

it('ends with a line when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { errors, code } = await outcome('server.ts', { PORT: String(port) });
  other.close();
  expect(errors.trim().split('\n')).toEqual([expect.stringMatching(`PORT ${port}: .*EADDRINUSE`)]);
  expect(code).toBe(1);
}, 20_000);

it('ends with a line for each problem of the content', async () => {
  school.write('records/news.json', '[{}, {"title": "Early", "fromDate": "soon"}]');
  const { errors, code } = await outcome('server.ts');
  expect(errors.trim().split('\n')).toEqual([
    'records/news.json: record 1: title is missing',
    'records/news.json: record 2 ("Early"): fromDate must be a date or empty',
  ]);
  expect(code).toBe(1);
}, 20_000);

it('sums up a folder, or tells its problems', async () => {
  const { output, code } = await outcome('check.ts');
  expect(output).toMatch(/^Rivermouth Public School, Tarapet: .*3 news, 2 events.*2 certificates, 12 files/);
  expect(code).toBe(0);
  school.remove('records/news.json');
  const broken = await outcome('check.ts');
  expect(broken.errors.trim().split('\n').at(-1)).toBe('records/news.json: is missing');
  expect(broken.code).toBe(1);
}, 20_000);
