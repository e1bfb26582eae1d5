import * as limits from './limits';
import { projectRecords } from './project-records';
import { resources } from './resources';

const project = (resource: string, body: unknown) => {
  const problems: string[] = [];
  return { records: projectRecords(resource, body, (problem) => problems.push(problem)), problems };
};
const newsOf = (fields: object) =>
  project('news/all', [{ title: 'Book fair', ...fields }]).records as object[];

describe('a record', () => {
  it('has the fields that the site shows, and no other', () => {
    const record = { title: 'Book fair', fatherName: 'Mohan', dob: '2010-05-01', __proto__: { phone: '1' } };
    expect(newsOf(record)).toEqual([
      { _id: '', title: 'Book fair', description: '', fromDate: '', attachments: [] },
    ]);
  });

  it('is left out where it is none, and the list reports it in one line without its values', () => {
    const { records, problems } = project('topper', [
      null,
      'text',
      [],
      { class: 'X', name: {} },
      { class: 'X', name: 'Ravi' },
    ]);
    expect(records).toMatchObject([{ name: 'Ravi' }]);
    expect(problems).toEqual(['4 of 5 dropped; record 1: the record must be object']);
    expect(project('topper', [{ class: 'X', name: {} }]).problems).toEqual([
      '1 of 1 dropped; record 1: name must be text',
    ]);
  });

  it.each(['', {}, false, 'a.pdf', null])('stays where its documents are %j', (attachments) => {
    expect(newsOf({ attachments, description: { en: 'Books' } })).toMatchObject([
      { title: 'Book fair', description: '', attachments: [] },
    ]);
  });

  it('has texts where the provider writes numbers', () => {
    expect(project('topper', [{ _id: 7, class: 10, name: 'Asha', year: 2026 }]).records).toMatchObject([
      { _id: '7', class: '10', name: 'Asha', year: '2026' },
    ]);
    expect(project('gallery/All', [{ _id: 7, category: 'PhotoGallery', title: 2026 }]).records).toMatchObject(
      [{ _id: '7', title: '2026' }],
    );
  });

  it('has no characters that nobody sees in words and names', () => {
    const unseen = (text: string) => `\u200e${text}\u202f\u200b`;
    const circular = { category: unseen('Circular'), title: 'Fees', date: unseen('2026-11-07') };
    expect(project('circular/all', [circular]).records).toMatchObject([
      { category: 'Circular', date: '2026-11-07' },
    ]);
    const topper = { class: unseen('XII'), name: 'Asha\u00a0\u00adRao', stream: 'वाणि\u200dज्\u200dय' };
    expect(project('topper', [topper]).records).toMatchObject([
      { class: 'XII', name: 'Asha Rao', stream: 'वाणि\u200dज्\u200dय' },
    ]);
  });

  it('has well-formed text without control characters', () => {
    expect(
      newsOf({ title: ' Book\0 fair \ud800', description: 'one\r\ntwo\rthree\tfour\u001b[1m 😀' }),
    ).toMatchObject([{ title: 'Book fair \ufffd', description: 'one\ntwo\nthree\tfour[1m 😀' }]);
  });

  it('has text of a limited length, in which no character is cut in two', () => {
    const [record] = newsOf({ title: `a${'😀'.repeat(500)}`, description: 'x'.repeat(1_000_000) }) as [
      { title: string; description: string },
    ];
    expect(record.title.length).toBeLessThanOrEqual(limits.MAX_TITLE_LENGTH);
    expect(record.title).toMatch(/^a(?:😀)+…$/u);
    expect(record.description).toHaveLength(limits.MAX_DESCRIPTION_LENGTH);
  });

  it('has all pictures of a large album', () => {
    const attachments = Array.from({ length: 620 }, (_, at) => `albums/sports-day/${at}.jpg`);
    expect(project('subGallery', { title: 'Sports Day', attachments }).records).toMatchObject({
      attachments,
    });
    expect(newsOf({ attachments })).toMatchObject([{ attachments }]);
  });

  it('has no id where it is longer than any that can be asked for', () => {
    expect(newsOf({ _id: 'x'.repeat(201) })).toMatchObject([{ _id: '' }]);
    const item = { _id: 'x'.repeat(201), category: 'PhotoGallery', title: 'Boat day' };
    expect(project('gallery/All', [item])).toEqual({
      records: [],
      problems: ['1 of 1 dropped; record 1: _id must have 200 characters at most'],
    });
  });
});

describe('the files of a record', () => {
  it('are references of the store, and web addresses where they are links', () => {
    const attachments = [
      ' circulars/fees.pdf ',
      '/circulars//fees.pdf',
      'https://youtu.be/kNp7sXq2Aa1',
      null,
      7,
      '../TC',
      'javascript:alert(1)',
      'http://[',
    ];
    const kept = ['circulars/fees.pdf', 'circulars/fees.pdf'];
    expect(newsOf({ attachments })).toMatchObject([
      { attachments: [...kept, 'https://youtu.be/kNp7sXq2Aa1'] },
    ]);
    const notice = { title: 'Regatta', image: attachments };
    expect(project('notification', [notice]).records).toMatchObject([{ image: kept }]);
    const topper = { class: 'X', name: 'Asha', attachments };
    expect(project('topper', [topper]).records).toMatchObject([{ attachments: kept }]);
  });

  it('has a picture of the school’s own with its text, or none', () => {
    const picture = { file: ' /news/cup.jpg', alt: 'The cup\0', width: 7 };
    expect(newsOf({ picture })).toMatchObject([{ picture: { file: 'news/cup.jpg', alt: 'The cup' } }]);
    const wrong = ['a.jpg', null, {}, { file: 'https://x.example/a.jpg' }, { file: '../a.jpg' }];
    expect(wrong.flatMap((each) => newsOf({ picture: each }))).toEqual(
      wrong.map(() => expect.objectContaining({ title: 'Book fair', picture: undefined }) as unknown),
    );
  });
});

it.each([
  ['https://videos.example/watch?v=7', 'https://videos.example/watch?v=7'],
  [' http://videos.example ', 'http://videos.example'],
  ['javascript:alert(1)', ''],
  ['//videos.example', ''],
  ['/home', ''],
  ['https://a b', ''],
  [`https://videos.example/${'x'.repeat(2_000)}`, ''],
  [null, ''],
])('a link to %j is %j', (videoUrl, shown) => {
  expect(project('video/all', [{ title: 'Film', videoUrl }]).records).toMatchObject([{ videoUrl: shown }]);
});

it.each([
  ['07-11-2026', '2026-11-07'],
  ['2026-11-07T18:30:00Z', '2026-11-07T18:30:00.000Z'],
  ['soon\0', 'soon'],
  [null, ''],
  [{ $date: 7 }, ''],
  [1762473600000, '1762473600000'],
  [undefined, ''],
])('a date of %j is %j, and its record stays', (fromDate, date) => {
  expect(newsOf({ fromDate })).toMatchObject([{ fromDate: date }]);
});

it('knows every resource, and no other', () => {
  for (const resource of Object.keys(resources)) expect(project(resource, []).records).toEqual([]);
  expect(() => project('toString', [])).toThrow('is no resource of the API');
});
