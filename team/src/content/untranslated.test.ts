import { loadContent } from '@school/server/content/load';
import { copySchool, type SchoolFolder, setFields } from '@school/server/testing/school-folder';

import { untranslatedIn } from './untranslated';

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

const find = async () => untranslatedIn(await loadContent(school.folder));

it('asks nothing of a school that has not begun to translate', async () => {
  expect(await find()).toEqual([]);
});

it('names what is still in English in ten lines, what is read most first', async () => {
  school.edit('records/circular.json', setFields(0, { title_hi: 'फीस' }));
  school.write('pages/alumni.pa.json', JSON.stringify({ blocks: [] }));
  const [, ...lines] = await find();
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 5)).toEqual([
    'pages/home.json: not yet in Hindi, not yet in Punjabi',
    'pages/contact-us.json: not yet in Hindi, not yet in Punjabi',
    'pages/admission.json: not yet in Hindi, not yet in Punjabi',
    'records/notification.json: 1 of 1 not yet in Hindi, 1 of 1 not yet in Punjabi',
    'records/circular.json: 1 of 2 not yet in Hindi, 2 of 2 not yet in Punjabi',
  ]);
  expect(lines).toContain('pages/alumni.json: not yet in Hindi');
});
