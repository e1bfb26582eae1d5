import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { createQuietLog } from '../testing/quiet-log';
import { copySchool, type SchoolFolder, site } from '../testing/school-folder';
import { openContent } from './own-content';
import { loadUrgentNotice } from './urgent-notice';

const notice = { text: 'School is closed tomorrow', until: '2026-11-24 18:00', level: 'urgent' };
const read = { ...notice, until: '2026-11-24T18:00' };

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

const write = (content: unknown) => school.write('notice.json', JSON.stringify(content));
const load = () => loadUrgentNotice(school.folder, site);

it('reads a notice, and none where there is no file', async () => {
  expect(await load()).toEqual({ urgentNotice: undefined, warnings: [] });
  write({ ...notice, href: '/Admission' });
  expect(await load()).toEqual({ urgentNotice: { ...read, href: '/Admission' }, warnings: [] });
});

it.each([
  ['{ "text": "School is', /^notice\.json: is not JSON/],
  ['', /^notice\.json: is not JSON/],
  [JSON.stringify({ ...notice, text: 'x'.repeat(5_000) }), /^notice\.json: must be a file of 4096 bytes/],
  [JSON.stringify({ ...notice, text: 'x'.repeat(300) }), /^notice\.json: text must have 200 characters/],
  [JSON.stringify({ ...notice, until: 'soon' }), /^notice\.json: until must be a day and a time/],
  [JSON.stringify({ ...notice, href: 'javascript:alert(1)' }), /^notice\.json: href must be a page/],
  [JSON.stringify({ ...notice, href: '/\\evil.example' }), /^notice\.json: href must be a page/],
])('has a warning and no notice when the file is %j', async (text, warning) => {
  school.write('notice.json', text);
  expect(await load()).toEqual({ urgentNotice: undefined, warnings: [expect.stringMatching(warning)] });
});

it('takes an end in UTC, or with the zone that it names', async () => {
  for (const until of ['2026-11-24T12:30:00.000Z', '2026-11-24T18:00:00+05:30']) {
    write({ ...notice, until });
    expect((await load()).urgentNotice?.until).toBe('2026-11-24T12:30:00.000Z');
  }
});

it('follows no link to another file, and quotes none in its warnings', async () => {
  school.write('secret.json', '{ "password": secret }');
  symlinkSync('secret.json', join(school.folder, 'notice.json'));
  expect((await load()).warnings).toEqual(['notice.json: must be a file, and no link']);
  school.remove('notice.json');
  school.write('notice.json', '{ "text": "School is');
  expect((await load()).warnings.join()).not.toContain('School');
});

it('warns of a link to no page, and shows the notice nevertheless', async () => {
  write({ ...notice, href: '/Admision' });
  const loaded = await load();
  expect(loaded.warnings).toEqual([expect.stringContaining('/Admision is no page of the site')]);
  expect(loaded.urgentNotice).toBeDefined();
});

it('comes through although another file is broken', async () => {
  const content = await openContent({ folder: school.folder, log: createQuietLog() });
  school.write('records/news.json', '[{ "title": ');
  const changed = new Promise((resolve) => content.onChange(resolve));
  write(notice);
  await changed;
  expect(content.current().urgentNotice).toEqual(read);
  expect(content.current().records.news).toHaveLength(3);
  content.close();
});
