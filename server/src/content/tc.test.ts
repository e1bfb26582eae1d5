import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openFolderApp } from '../testing/gateway-app';
import { createQuietLog } from '../testing/quiet-log';
import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';
import { digestOf } from './certificates';

const nilo = { name: 'Nilo Barrow', admission: 'RM/2019/07' };
let school: SchoolFolder;
let service: Awaited<ReturnType<typeof openFolderApp>>;

beforeAll(async () => {
  school = copySchool();
  service = await openFolderApp({ folder: school.folder, schoolCode, log: createQuietLog() });
});
afterAll(async () => {
  await service.app.close();
  school.remove();
});

const post = (payload: object | string | undefined, code = schoolCode) =>
  service.app.inject({
    method: 'POST',
    url: `/api/tc/${code}`,
    ...(payload === undefined ? {} : { payload }),
  });

it('answers a path where the certificate is, and has none at another', async () => {
  const answer = await post(nilo);
  const { data } = answer.json<{ data: string }>();
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(data).toMatch(/^tc\/[\w-]{46,}\.jpg$/);
  const image = await service.app.inject(`/api/image/${data}`);
  expect(image.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="tc.jpg"',
  });
  expect(image.rawPayload).toEqual(readFileSync(join(school.folder, 'certificates/nilo.jpg')));
  expect((await service.app.inject(`/api/image?url=${data}`)).statusCode).toBe(200);
  const guess = `/api/image/tc/${'A'.repeat(60)}.jpg`;
  expect((await service.app.inject(guess)).statusCode).toBe(404);
});

it.each([
  ['Nilo Barrow', '  NILO\tBarrow '],
  ["Rosa D'Souza", 'Rosa D’Souza'],
  ['Asha Rao-Menon', 'ASHA\u00a0Rao–Menon\u200b'],
  ['José K. Rao', 'Jose K Rao'],
])('finds the certificate of %s, typed as %s', (name, typed) => {
  const known = digestOf({ name, admission: 'RM/7' });
  expect(digestOf({ name: typed, admission: ' rm/7 ' })).toEqual(known);
});

it('answers an unknown number and a wrong name alike', async () => {
  const answers = await Promise.all([
    post({ name: 'Nilo Barrow', admission: 'RM/2019/08' }),
    post({ name: 'Suri Hale', admission: 'RM/2019/07' }),
    post({ name: 'NiloBarrow', admission: 'RM/2019/07' }),
    post({ name: 'Nilo Barrow', admission: '0042' }),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const headers = answers.map(({ headers }) => JSON.stringify({ ...headers, date: undefined }));
  expect(new Set(headers).size).toBe(1);
});
