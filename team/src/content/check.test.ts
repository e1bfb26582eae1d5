import {
  copySchool,
  type FileChange,
  type SchoolFolder,
  setFields as set,
} from '@school/server/testing/school-folder';
import sharp from 'sharp';

import { checkFolder, today } from './check';

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

it('sums a whole folder up', async () => {
  expect(await checkFolder(school.folder)).toEqual([
    expect.stringMatching(/^Rivermouth Public School, Tarapet: .*3 news, 2 events.*2 certificates, 12 files/),
  ]);
});

it('judges the Board’s duties by the day at the school', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T20:00:00Z'));
  expect([today({}), today({ SCHOOL_TIME_ZONE: 'Europe/London' })]).toEqual(['2026-11-29', '2026-11-28']);
});

it('names a wrong school code', async () => {
  await expect(checkFolder(school.folder, { code: 'river mouth' })).rejects.toMatchObject({
    problems: ['SCHOOL_CODE must be letters, digits, - and _, not "river mouth"'],
  });
});

it('names pictures that are broken or too large', async () => {
  school.write('files/pictures/half.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  const huge = { width: 8000, height: 5001, channels: 3, background: '#fff' } as const;
  school.write('files/pictures/huge.png', await sharp({ create: huge }).png().toBuffer());
  await expect(checkFolder(school.folder)).rejects.toMatchObject({
    problems: [
      'files/pictures/half.jpg: cannot be read as a picture',
      'files/pictures/huge.png: has 8000 x 5001 pixels; make it smaller',
    ],
  });
});

it('names films that say where they were taken', async () => {
  const film = (box: string) => Buffer.from(`\0\0\0\x18ftypmp42${box.padStart(65_530, '\0')}`, 'latin1');
  school.write('files/android.mp4', film('\xa9xyz\0\x12\x15\xc7+27.17+078.04/'));
  school.write('files/iphone.MOV', film('com.apple.quicktime.location.ISO6709'));
  school.write('files/nowhere.mp4', film('\xa9too\0\0\0\0'));
  await expect(checkFolder(school.folder)).rejects.toMatchObject({
    problems: ['android.mp4', 'iphone.MOV'].map(
      (name) => `files/${name}: says where it was taken; save a copy without the place`,
    ),
  });
});

it.each<[line: string, change: FileChange]>([
  [
    'search.json: answers 1 text: +91 1009 240118 is not in profile.json; is it an old number?',
    '{"synonyms":[],"answers":[{"questions":["office"],"title":"Office","text":"Ring +91 1009 240118.","href":"/TC"}]}',
  ],
  [
    'records/news.json: 1 fromDate is of the year 2062: write the right year',
    set(0, { fromDate: '2062-03-01' }),
  ],
])('says a slip of the keys: %s', async (line, change) => {
  school.change(line.split(':', 1)[0] ?? '', change);
  await expect(checkFolder(school.folder)).rejects.toMatchObject({ problems: [line] });
});

it('lists what is still as a new school’s folder came', async () => {
  school.edit('profile.json', (profile: object) => ({ ...profile, motto: '[To do: the motto]' }));
  expect((await checkFolder(school.folder)).slice(1)).toEqual([
    'Nothing is wrong. Still to do, 1 places:',
    'profile.json: motto: the motto',
  ]);
});
