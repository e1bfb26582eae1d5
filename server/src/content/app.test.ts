import { until } from '@school/shared-deps/testing/until';

import { createQuietLog } from '../testing/quiet-log';
import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';
import { buildContentService, type ContentService } from './app';
import { ContentError } from './problems';

let school: SchoolFolder;
let service: ContentService;

beforeEach(async () => {
  school = copySchool();
  service = await buildContentService({ folder: school.folder, schoolCode, log: createQuietLog() });
});
afterEach(async () => {
  await service.app.close();
  school.remove();
});

const get = (path: string) => service.app.inject(path);

it('shows a changed list at once', async () => {
  const before = (await get(`/api/news/${schoolCode}`)).headers.etag;
  const changed = new Promise((resolve) => service.content.onChange(resolve));
  school.edit('records/news.json', () => [{ title: 'The ferry is back' }]);
  await changed;
  const answer = await get(`/api/news/${schoolCode}`);
  expect(answer.json()).toMatchObject([{ title: 'The ferry is back' }]);
  expect(answer.headers.etag).not.toBe(before);
});

it('never gives a content id other bytes, not even before a change is noticed', async () => {
  const file = service.content.current().files.byPath.get('documents/prospectus.pdf');
  const id = `${file?.hash ?? ''}.pdf`;
  expect((await get(`/api/image/${id}`)).statusCode).toBe(200);
  school.write('files/documents/prospectus.pdf', 'another');
  expect((await get(`/api/image/${id}`)).statusCode).toBe(404);
  const byPath = await get('/api/image/documents/prospectus.pdf');
  expect(byPath.body).toBe('another');
});

describe('logging', () => {
  const log = createQuietLog();
  let logging: ContentService;

  beforeEach(async () => {
    logging = await buildContentService({ folder: school.folder, schoolCode, log });
  });
  afterEach(() => logging.app.close());

  it('names the route and never what was asked', async () => {
    const url = await logging.app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': 'application/json' };
    /** A line is written once its response is closed, which may be after the next request. */
    const fetchLogged = async (path: string, init?: RequestInit) => {
      const count = log.lines.length + 1;
      const text = await (await fetch(url + path, init)).text();
      await until(() => log.lines.length === count);
      return text;
    };
    const ask = (body: string) => fetchLogged(`/api/tc/${schoolCode}`, { method: 'POST', headers, body });
    const payload = { name: 'Nilo Barrow', admission: 'RM/2019/07' };
    const { data } = JSON.parse(await ask(JSON.stringify(payload))) as { data: string };
    await fetchLogged(`/api/image/${data}`);
    await ask('{"name": "Nilo Barrow"');
    await ask(JSON.stringify({ ...payload, name: '' }));
    expect(log.lines.map(({ path }) => path)).toEqual(['/api/tc', '/api/image', '/api/tc', '/api/tc']);
    expect(JSON.stringify(log)).not.toMatch(/nilo|barrow|2019/i);
  });
});

it('does not start over a folder that is not whole', async () => {
  school.remove('profile.json');
  await expect(
    buildContentService({ folder: school.folder, schoolCode, log: createQuietLog() }),
  ).rejects.toEqual(new ContentError(['profile.json: is missing']));
});

it('finds nothing elsewhere', async () => {
  for (const path of ['/', '/api', '/api/unknown/RIVERMOUTH', '/api/news', '/api/%E0%A4%A']) {
    expect([(await get(path)).statusCode, (await get(path)).json()]).toEqual([404, { message: 'not found' }]);
  }
});
