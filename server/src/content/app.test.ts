import { until } from '@school/shared-deps/testing/until';
import type { FastifyBaseLogger } from 'fastify';

import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';
import { buildContentService, type ContentService } from './app';
import { ContentError } from './problems';

let school: SchoolFolder;
let service: ContentService;

beforeEach(async () => {
  school = copySchool();
  service = await buildContentService({ folder: school.folder, schoolCode });
});
afterEach(async () => {
  await service.app.close();
  school.remove();
});

const nextChange = (of = service) => new Promise((resolve) => of.onChange(resolve));
const get = (path: string) => service.app.inject(path);

it('shows a changed list at once', async () => {
  const before = (await get(`/api/news/${schoolCode}`)).headers.etag;
  const changed = nextChange();
  school.edit('records/news.json', () => [{ title: 'The ferry is back' }]);
  await changed;
  const answer = await get(`/api/news/${schoolCode}`);
  expect(answer.json()).toMatchObject([{ title: 'The ferry is back' }]);
  expect(answer.headers.etag).not.toBe(before);
});

it('shows an added file, a changed one and a removed one', async () => {
  const status = async (path: string) => (await get(`/api/image/${path}`)).statusCode;
  let changed = nextChange();
  school.write('files/documents/new.txt', 'new');
  school.write('files/documents/prospectus.pdf', 'another');
  await changed;
  expect((await get('/api/image/documents/new.txt')).body).toBe('new');
  expect((await get('/api/image/documents/prospectus.pdf')).body).toBe('another');
  changed = nextChange();
  school.remove('files/documents/new.txt');
  await changed;
  expect(await status('documents/new.txt')).toBe(404);
});

it('never gives a content id other bytes, not even before a change is noticed', async () => {
  const file = service.content().files.byPath.get('documents/prospectus.pdf');
  const id = `${file?.hash ?? ''}.pdf`;
  expect((await get(`/api/image/${id}`)).statusCode).toBe(200);
  school.write('files/documents/prospectus.pdf', 'another');
  expect((await get(`/api/image/${id}`)).statusCode).toBe(404);
  const byPath = await get('/api/image/documents/prospectus.pdf');
  expect([byPath.body, byPath.headers.etag]).toEqual(['another', expect.stringMatching(/^W\//)]);
});

describe('logging', () => {
  const lines: string[] = [];
  const log = (...values: unknown[]) => void lines.push(JSON.stringify(values));
  const logger = {
    level: 'info',
    ...{ fatal: log, error: log, warn: log, info: log, debug: log, trace: log, silent: log },
    child: () => logger,
  } as unknown as FastifyBaseLogger;
  let logging: ContentService;

  beforeEach(async () => {
    lines.length = 0;
    logging = await buildContentService({ folder: school.folder, schoolCode, logger });
  });
  afterEach(() => logging.app.close());

  it('keeps the last good content and says why', async () => {
    school.edit('records/news.json', () => [{ title: 'Early', fromDate: 'soon' }]);
    const line = '["records/news.json: record 1 (\\"Early\\"): fromDate must be a date or empty"]';
    await until(() => lines.includes(line));
    expect((await logging.app.inject(`/api/news/${schoolCode}`)).json()).toHaveLength(3);

    const mended = nextChange(logging);
    school.edit('records/news.json', () => [{ title: 'Mended' }]);
    await mended;
    expect((await logging.app.inject(`/api/news/${schoolCode}`)).json()).toHaveLength(1);
  });

  it('names the route and never what was asked', async () => {
    const payload = { name: 'Nilo Barrow', admission: 'RM/2019/07' };
    const answer = await logging.app.inject({ method: 'POST', url: `/api/tc/${schoolCode}`, payload });
    const { data } = answer.json<{ data: string }>();
    await logging.app.inject(`/api/image/${data}`);
    await logging.app.inject({
      method: 'POST',
      url: `/api/tc/${schoolCode}`,
      payload: '{"name": "Nilo Barrow"',
    });
    await logging.app.inject({
      method: 'POST',
      url: `/api/tc/${schoolCode}`,
      payload: { ...payload, name: '' },
    });
    expect(lines.join()).toContain('"/api/tc"');
    expect(lines.join()).toContain('"/api/image"');
    expect(lines.join()).not.toMatch(/nilo|barrow|2019/i);
    expect(lines.join()).not.toContain(data);
  });
});

it('does not start over a folder that is not whole', async () => {
  school.remove('profile.json');
  await expect(buildContentService({ folder: school.folder, schoolCode })).rejects.toEqual(
    new ContentError(['profile.json: is missing']),
  );
});

it('finds nothing elsewhere', async () => {
  for (const path of ['/', '/api', '/api/unknown/RIVERMOUTH', '/api/news', '/api/%E0%A4%A']) {
    expect([(await get(path)).statusCode, (await get(path)).json()]).toEqual([404, { message: 'not found' }]);
  }
});
