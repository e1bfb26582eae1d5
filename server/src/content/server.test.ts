import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';

import { runScript, startScript, untilListening } from '../testing/run-script';
import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

const environment = () => ({ SCHOOL_CONTENT: school.folder, SCHOOL_CODE: schoolCode });

function runServer(env: NodeJS.ProcessEnv = {}) {
  return runScript('server/src/content/server.ts', { ...environment(), ...env });
}

it('ends with a line when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { errors, code } = await runServer({ PORT: String(port) });
  other.close();
  expect(errors.trim().split('\n')).toEqual([expect.stringMatching(`PORT ${port}: .*EADDRINUSE`)]);
  expect(code).toBe(1);
});

it('ends with a line for each problem of the content', async () => {
  school.write('records/news.json', '[{}, {"title": "Early", "fromDate": "soon"}]');
  const { errors, code } = await runServer();
  expect(errors.trim().split('\n')).toEqual([
    'records/news.json: record 1: title is missing',
    'records/news.json: record 2 ("Early"): fromDate must be a date or empty',
  ]);
  expect(code).toBe(1);
});

it('serves in spite of what does not keep it from that, names it, and ends well on SIGTERM', async () => {
  school.write('files/documents/prospectus.pdf', 'no PDF at all');
  const server = startScript('server/src/content/server.ts', { ...environment(), PORT: '0' });
  const errors = text(server.child.stderr);
  const { address } = await untilListening(server);
  expect(await (await fetch(`${address}/api/news/${schoolCode}`)).json()).toHaveLength(3);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await errors).toContain('files/documents/prospectus.pdf: is not a PDF');
});
