import {
  copySchool,
  type FileChange,
  type SchoolFolder,
  setFields as set,
  site,
} from '../testing/school-folder';
import { loadContent } from './load';

interface PageFile {
  blocks: Record<string, unknown>[];
}

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

const linkTo = (href: string) =>
  JSON.stringify({ blocks: [{ type: 'links', items: [{ label: 'Label', href }] }] });

it.each<[line: string, change: FileChange, file?: string]>([
  [
    'records/news.json: record 1 ("A new slipway"): atachments is not a known field',
    set(0, { atachments: [] }),
  ],
  ['records/news.json: is missing, its list is empty', undefined],
  [
    'profile.json: apps windows is not a known field',
    ({ apps, ...profile }: { apps: object }) => ({ ...profile, apps: { ...apps, windows: 'x' } }),
  ],
  [
    'profile.json: phones 1: only 01612401180 is dialled; write one number a line',
    (profile: object) => ({ ...profile, phones: ['0161-2401180 / 2401181'] }),
  ],
  [
    'pages/our-motto.json: blocks 1 txt is not a known field',
    ({ blocks }: PageFile) => void Object.assign(blocks[0] ?? {}, { txt: 'x' }),
  ],
  [
    'records/events.json: record 1 ("Regatta"): date must be a day of the calendar, not "2026-02-30"',
    set(0, { date: '2026-02-30' }),
  ],
  [
    'records/gallery.json: record 1 ("Boat day"): category must be PhotoGallery or Achievements or eBook or Circular, or no page shows it',
    set(0, { category: 'Photos' }),
  ],
  [
    'records/video.json: record 1 ("The regatta from above"): videoUrl must begin with http:// or https://, not "www.youtube.com/watch"',
    set(0, { videoUrl: 'www.youtube.com/watch' }),
  ],
  [
    'records/notification.json: record 1 ("High tide on Friday"): url must begin with http:// or https://, not "/Admission"',
    set(0, { url: '/Admission' }),
  ],
  [
    'pages/our-school.json: blocks 1 items 1 href: /OurHistroy is no page of the site',
    linkTo('/OurHistroy#begin'),
  ],
  [
    'search.json: answers 1 href: /Fees is no page of the site',
    '{"synonyms":[],"answers":[{"questions":["fee"],"title":"Fee","text":"5","href":"/Fees"}]}',
  ],
  [
    'profile.json: phones 1: "1009 24011X" has a letter in it; write digits',
    (profile: object) => ({ ...profile, phones: ['1009 24011X'] }),
  ],
  [
    'records/circular.json: record 1 ("Monsoon hours"): category must be Circular, or no page shows it',
    set(0, { category: 'circular' }),
  ],
  [
    'records/circular.json: record 1 ("Monsoon hours"): attachments 1: write documents/Monsoon hours.PDF, not files/documents/monsoon hours.pdf',
    set(0, { attachments: ['files/documents/monsoon hours.pdf'] }),
  ],
  [
    'records/book.json: is not one of onlineRegistration, highlight, circular, gallery, topper, PrincipalMessage, news, events, birthdays, notification, video, tc',
    '[]',
  ],
  ['pages/our-moto.json: no page shows it', linkTo('/OurHistory')],
  [
    'pages/our-school.json: is not saved as UTF-8 (line 2)',
    Buffer.from(linkTo('/home').replace('"Label"', '\n"Café"'), 'latin1'),
  ],
  ['records/topper.json: record 1: class must be X or XII, or no page shows it', set(0, { class: '10' })],
  ['pages/uniform.json: is missing, so that its page is empty', undefined],
  [
    'pages/calendar.json: blocks 1 items 1 file: pictures/boat.png must be a PDF',
    ({ blocks }: PageFile) => {
      const [item] = blocks[0]?.['items'] as object[];
      Object.assign(item ?? {}, { file: 'pictures/boat.png' });
    },
  ],
  ['files/documents/prospectus.pdf: is not a PDF', 'PK-a Word document'],
  ['files/pictures/boat.webp: is empty', ''],
  ['files/pictures/gate.heic: browsers do not show it; save it as JPEG, PNG or WebP', 'x'],
  ['files/pictures/gate.jpg: is larger than 20 MB', Buffer.alloc(20_000_001)],
  ['certificates/: 1 not a JPEG, whatever the name says', '%PDF-1.7', 'certificates/nilo.jpg'],
])('serves a folder, and warns: %s', async (line, change, file = line.split(':', 1)[0] ?? '') => {
  school.change(file, change);
  expect((await loadContent(school.folder, { site })).warnings).toEqual([line]);
});

it('knows a link to a page whatever its capitals', async () => {
  for (const href of ['/', '/tc', '/SUBGALLERY?id=boat-day', '/api/image/pictures/boat.png']) {
    school.write('pages/our-school.json', linkTo(href));
    expect((await loadContent(school.folder, { site })).warnings).toEqual([]);
  }
});

it('names a retired path that leads to no page', async () => {
  const retired = [{ path: '/Books', to: '/Library' }, { path: '/Loans', to: '/home' }, { path: '/Old' }];
  expect((await loadContent(school.folder, { site: { ...site, retired } })).warnings).toEqual([
    'release.json: /Books href: /Library is no page of the site',
  ]);
});

it('checks no links and no names of files when the pages of the site are unknown', async () => {
  school.write('pages/our-school.json', linkTo('/Swimming'));
  school.write('pages/our-moto.json', linkTo('/OurHistory'));
  school.remove('pages/uniform.json');
  expect((await loadContent(school.folder)).warnings).toEqual([]);
});

it('knows the fields of the provider that no page shows', async () => {
  school.edit('records/birthdays.json', set(0, { date: '2015-05-01' }));
  school.edit('records/circular.json', set(0, { description: 'All about it' }));
  expect((await loadContent(school.folder, { site })).warnings).toEqual([]);
});
