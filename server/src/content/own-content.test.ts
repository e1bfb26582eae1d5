import { openFolderApp } from '../testing/gateway-app';
import { createQuietLog } from '../testing/quiet-log';
import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';
import { ContentError } from './problems';

let school: SchoolFolder;
let service: Awaited<ReturnType<typeof openFolderApp>>;
const open = () => openFolderApp({ folder: school.folder, schoolCode, log: createQuietLog() });

beforeEach(async () => {
  school = copySchool();
  service = await open();
});
afterEach(async () => {
  await service.app.close();
  school.remove();
});

const get = (path: string) => service.app.inject(path);

it('shows a changed list at once, and writes no other one anew', async () => {
  const events = service.gateway.records.peek('events/All');
  const before = (await get(`/api/news/${schoolCode}`)).headers.etag;
  const changed = new Promise((resolve) => service.content.onChange(resolve));
  school.edit('records/news.json', () => [{ title: 'The ferry is back' }]);
  await changed;
  const answer = await get(`/api/news/${schoolCode}`);
  expect(answer.json()).toMatchObject([{ title: 'The ferry is back' }]);
  expect(answer.headers.etag).not.toBe(before);
  expect(service.gateway.records.peek('events/All')).toBe(events);
});

it('never gives a content id other bytes, not even before a change is noticed', async () => {
  const { current, host } = service.content;
  const file = current().files.byPath.get('documents/prospectus.pdf');
  const fetchFile = (reference: string) =>
    host.answer(`/api/image/${reference}`, {
      method: 'GET',
      headers: {},
      signal: new AbortController().signal,
    });
  const id = `${file?.hash ?? ''}.pdf`;
  expect((await fetchFile(id)).status).toBe(200);
  school.write('files/documents/prospectus.pdf', 'another');
  expect((await fetchFile(id)).status).toBe(404);
  expect(await (await fetchFile('documents/prospectus.pdf')).text()).toBe('another');
});

it('does not start over a folder that is not whole', async () => {
  school.remove('profile.json');
  await expect(open()).rejects.toEqual(new ContentError(['profile.json: is missing']));
});
