import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { pictureWidths } from '@school/contract';
import { photo } from '@school/server/testing/photo';
import { schoolCode } from '@school/server/testing/school-folder';
import { until } from '@school/shared-deps/testing/until';
import PDFDocument from 'pdfkit';

import { startTestSite, type TestSite } from './testing/test-site';

const NAME = 'Riya Dutta';
const PHOTO = 'pictures/lantern-7.jpg';
/** Every record that is to go has it in its title, and in its id. */
const RECORD = 'Lantern walk';
const texts = { title: RECORD, description: `${NAME} and RIYA  DUTTA led; the poem is Riya K. Dutta’s.` };
const others = { title: 'Boat day', description: `Ilan Vardhan, ${NAME} and Mira Solanke rowed.` };
const files = [PHOTO, 'pictures/boat.webp'];
const PDF = 'documents/lantern-7.pdf';
const category = 'PhotoGallery';

const records = {
  news: [
    { _id: 'lantern', ...texts, fromDate: '2026-11-02', attachments: files },
    { _id: 'boats', ...others, fromDate: '2026-11-01', attachments: files },
  ],
  events: [
    { _id: 'lantern', ...texts, date: '2026-12-02', images: files, attachments: [] },
    { _id: 'boats', ...others, date: '2026-12-01', images: files, attachments: [] },
  ],
  gallery: [
    { _id: 'lantern', category, ...texts, date: '2026-11-02', attachments: files },
    { _id: 'boats', category, ...others, date: '2026-11-01', attachments: files },
    { _id: 'cup-of-riya-dutta', category, title: 'The cup', date: '2026-11-01', attachments: files },
  ],
  circular: [
    { _id: 'lantern', category: 'Circular', ...texts, date: '2026-11-02', attachments: [PDF, ...files] },
    { _id: 'boats', category: 'Circular', title: `Boats of ${NAME}`, date: '2026-11-01', attachments: files },
  ],
  topper: [
    { _id: 'lantern', class: 'X', name: RECORD, division: '98%', attachments: [PHOTO] },
    { _id: 'boats', class: 'X', name: NAME, division: '97%', attachments: ['pictures/boat.webp'] },
    { _id: 'tides', class: 'X', name: 'Mira Solanke', division: '96%', attachments: [PHOTO] },
  ],
};

type Kind = 'record' | 'file' | 'name';
const list = {
  record: { records: ['lantern'] },
  file: { files: [PHOTO, PDF] },
  name: { names: [NAME] },
} satisfies Record<Kind, object>;
const seen: Readonly<Record<Kind, RegExp>> = {
  record: /lantern walk|["=/]lantern\b(?!-7)/i,
  file: /lantern-7/,
  name: /riya/i,
};

/** Where a record, a file and a name are seen: an address, and the part of its answer. */
interface Place extends Record<Kind, string | 'never'> {
  part?: RegExp;
}
const everywhere = (address: string, part?: RegExp): Place => ({
  record: address,
  file: address,
  name: address,
  ...(part && { part }),
});
const places: Readonly<Record<string, Place>> = {
  'pages of texts': everywhere('/OurSchool'),
  'the HTML of a list': everywhere('/Circular', /<main.*<\/main>/gs),
  'its seed': everywhere('/Circular', /<script\b[^>]*"application\/json".*?<\/script>/gs),
  lists: everywhere(`/api/news/all/${schoolCode}`),
  'the search and its suggestions': {
    ...everywhere('/api/search?q=boats&limit=5'),
    record: '/api/search?q=walk',
  },
  feeds: everywhere('/feeds/albums.json'),
  calendars: { ...everywhere('/calendar/events.ics'), file: 'never' },
  'previews of links': { ...everywhere('/SubGallery?id=boats', /<meta .*?>/gs), record: '/News' },
  'structured data': {
    ...everywhere('/Events?event=boats', /<script\b[^>]*ld\+json.*?<\/script>/gs),
    record: '/Events?event=lantern',
  },
  'the sitemap': { ...everywhere('/sitemap.xml'), file: 'never' },
  'an export': everywhere('/search-index.json'),
  'the text of a circular': everywhere('/api/search?q=quince'),
  'the home page': everywhere('/home'),
  'a page about toppers': everywhere('/ToppersICSE'),
  'an album': everywhere('/SubGallery?id=boats'),
  'the list of an album': { ...everywhere('/api/subGallery?id=boats'), record: '/api/subGallery?id=lantern' },
  'an event for a calendar': {
    record: '/calendar/event/lantern.ics',
    file: 'never',
    name: '/calendar/event/boats.ics',
  },
  'a page’s own texts': everywhere('/content/our-school.json'),
  'the urgent notice': { ...everywhere('/notice.json'), file: 'never' },
};

const words = {
  blocks: [
    { type: 'paragraph', text: `Our captain is ${NAME}.` },
    { type: 'pictures', items: [{ file: PHOTO, alt: 'A walk', width: 60, height: 40 }] },
    { type: 'links', items: [{ label: RECORD, href: '/SubGallery?id=lantern' }] },
    {
      type: 'table',
      caption: 'Prizes',
      columns: ['Who', 'File'],
      rows: [[NAME, { text: 'Photo', file: PHOTO }]],
    },
  ],
};

let site: TestSite;
const programs = path.join(__dirname, '../../features/search/testing/programs');

function circularPdf(): Promise<Buffer> {
  const pdf = new PDFDocument();
  const bytes = buffer(pdf);
  pdf.text('The quince prize goes to Riya').addPage().text('Dutta; the quince jam is by Riya Dut-');
  pdf.text('ta at the lantern walk').end();
  return bytes;
}

/** The text of an address, with the lines of a calendar as they were before they were folded. */
const read = async (address: string) => (await site.textOf(address)).replace(/\r\n /g, '');
const policyOf = async () => /<main [^>]*data-policy="([^"]+)"/.exec(await read('/home'))?.[1];
const withhold = (value: object) => site.school.write('withheld.json', JSON.stringify(value));

/** A thread that ends while it loads its program keeps this process. */
const untilSearched = () => site.request('/api/search?q=lantern');
async function restart(env: NodeJS.ProcessEnv): Promise<void> {
  await untilSearched();
  await site.restart(env);
}

function writeSchool(): void {
  const { school } = site;
  for (const [name, value] of Object.entries(records))
    school.write(`records/${name}.json`, JSON.stringify(value));
  school.write('pages/our-school.json', JSON.stringify(words));
  school.edit('profile.json', (profile: object) => ({ ...profile, childData: 'full' }));
  const notice = {
    text: `${NAME} is found`,
    href: '/SubGallery?id=lantern',
    until: '2099-01-01T00:00',
    level: 'info',
  };
  school.write('notice.json', JSON.stringify(notice));
}

beforeAll(async () => {
  site = await startTestSite(undefined, programs);
  site.school.write(`files/${PDF}`, await circularPdf());
  site.school.write(`files/${PHOTO}`, await photo(60, 40));
  site.school.write('files/pictures/copy.jpg', await photo(60, 40));
  writeSchool();
  site.deployed.addRoutes({
    '/News': 'news/all',
    '/Events': 'events/All',
    '/PhotoGallery': 'gallery/All',
    '/ToppersICSE': 'topper',
    '/OurSchool': 'content/our-school',
  });
  await restart({ SCHOOL_URL: 'https://school.example' });
});
afterAll(async () => {
  await untilSearched();
  await site.remove();
});

const rows = Object.entries(places).map(([place, { part, ...addresses }]) => ({ place, part, addresses }));

describe.each(Object.keys(list) as Kind[])('a %s that a child has said no to', (kind) => {
  const own = rows.flatMap(({ place, part, addresses: { [kind]: address } }) =>
    address === 'never' ? [] : [{ place, part, address }],
  );
  const partOf = async ({ address, part }: { address: string; part?: RegExp | undefined }) => {
    const text = await read(address);
    return part ? (text.match(part) ?? []).join('\n') : text;
  };
  const before = new Map<string, string>();
  beforeAll(async () => {
    withhold({});
    await until(async () => (await policyOf()) === 'full');
    await until(async () => /"context":"[^"]*quince/.test(await read('/api/search?q=quince')));
    for (const row of own) before.set(row.place, await partOf(row));
    withhold(list[kind]);
    await until(async () => !seen[kind].test(await read('/home')));
  });

  it.each(own)('leaves $place, $address', async (row) => {
    expect(before.get(row.place)).toMatch(seen[kind]);
    await until(async () => !seen[kind].test(await partOf(row)));
  });
});

describe('a file that a child has said no to', () => {
  const addresses = ['', ...pictureWidths.map((width) => `?w=${width}`), '?w=share'].map(
    (width) => `/api/image/${PHOTO}${width}`,
  );
  const alike = [
    `/api/image?url=${PHOTO}`,
    '/api/image/PICTURES/Lantern-7.JPG',
    '/api/image/pictures/lantern%252d7.jpg',
    '/api/image/pictures/copy.jpg',
  ];

  it('is not there in any width, under any of its addresses, or as a copy', async () => {
    withhold({});
    const [first = '', ...others] = addresses;
    await until(async () => (await site.request(first)).ok);
    for (const address of others) expect((await site.request(address)).status).toBe(200);
    withhold(list.file);
    await until(async () => (await site.request(first)).status === 404);
    for (const address of [...addresses, ...alike]) {
      const response = await site.request(address, { headers: { 'user-agent': 'Googlebot' } });
      expect([address, response.status]).toEqual([address, 404]);
    }
    expect((await site.request('/api/image/pictures/boat.webp')).status).toBe(200);
  });

  it('is kept in no width on the server’s disk', async () => {
    const pictures = path.join(site.deployed.folder, 'cache/pictures');
    const kept = () => readdirSync(pictures).length;
    withhold({});
    await until(async () => (await site.request(`/api/image/${PHOTO}?w=${pictureWidths[0]}`)).ok);
    const before = kept();
    withhold(list.file);
    await until(() => kept() < before);
  });
});

describe('the list of who has said no', () => {
  it.each(['/withheld.json', '/files/withheld.json', '/api/image/withheld.json', '/content/withheld.json'])(
    'has no address %s',
    async (address) => expect((await site.request(address)).status).toBe(404),
  );

  it('is in no log, measure or report of the server, right or wrong', async () => {
    site.log.problems.splice(0);
    const problems = () => site.log.problems.join('\n');
    withhold({ ...list.name, files: [PHOTO, 'secret/none.jpg'], [NAME]: 1, records: [7] });
    await until(() => problems().includes('withheld.json'));
    withhold({ ...list.name, ...list.record, files: [PHOTO, 'secret/none.jpg'] });
    await until(() => problems().includes('withheld.json: files 2 is not in this folder'));
    const reports = await Promise.all(['/healthz', '/metrics'].map(read));
    expect([problems(), ...reports].join('\n')).not.toMatch(/riya|secret|lantern/i);
  });
});

describe('a child’s no', () => {
  const isShown = async () => seen.name.test(await read('/home'));

  it('holds while the file is wrong or gone, also after a restart, until the list is without it', async () => {
    withhold(list.name);
    await until(async () => !(await isShown()));
    for (const change of [
      () => site.school.write('withheld.json', '{ "names": "'),
      () => site.school.remove('withheld.json'),
    ]) {
      site.log.problems.splice(0);
      change();
      await until(() => site.log.problems.join().includes('withheld.json: holds as it last did'));
      expect(await isShown()).toBe(false);
    }
    await restart({ SCHOOL_URL: 'https://school.example' });
    expect(await isShown()).toBe(false);
    withhold({ names: [] });
    await until(isShown);
  });

  it('is named by another policy, in pages and lists, for devices that keep them', async () => {
    withhold({});
    await until(async () => (await policyOf()) === 'full');
    withhold(list.name);
    const policy = await until(async () => /^full-\w{8}$/.exec((await policyOf()) ?? '')?.[0]);
    const response = await site.request(`/api/news/all/${schoolCode}`);
    expect(response.headers.get('x-school-policy')).toBe(policy);
    withhold({ names: [NAME, 'Mira Solanke'] });
    await until(async () => (await policyOf()) !== policy);
  });

  it('holds for what a provider sends again, and for what was saved of it', async () => {
    const { provider } = site;
    withhold({});
    const sent: Readonly<Record<string, object>> = {
      [`/api/news/${schoolCode}`]: records.news,
      [`/api/gallery/All/${schoolCode}`]: records.gallery,
      '/api/subGallery?id=lantern': { title: RECORD, attachments: files },
    };
    provider.answer((request, reply) =>
      reply.header('cache-control', 'max-age=0').send(sent[request.url] ?? []),
    );
    await restart({ SCHOOL_API_URL: provider.url });
    await until(async () => seen.record.test(await read('/home')));
    expect((await site.request('/api/subGallery?id=lantern')).status).toBe(200);
    const saved = () => {
      const folder = path.join(site.deployed.folder, 'cache/upstream');
      return readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n');
    };
    await until(() => saved().includes(RECORD));
    withhold({ ...list.record, ...list.name, ...list.file });
    await until(() => !/lantern walk|riya|lantern-7/i.test(saved()));
    const isGone = async () => {
      const html = await read('/home');
      return !Object.values(seen).some((each) => each.test(html));
    };
    await until(isGone);
    const count = provider.requests.length;
    await until(async () => (await read('/home')) && provider.requests.length > count + 3);
    expect(await isGone()).toBe(true);
    expect((await site.request('/api/subGallery?id=lantern')).status).toBe(404);
  });

  it('holds for an album that the provider’s list does not name', async () => {
    site.provider.answer((request, reply) =>
      reply
        .header('cache-control', 'max-age=0')
        .send(request.url.includes('id=') ? { title: 'Walk', attachments: [] } : []),
    );
    expect((await site.request('/api/subGallery?id=others')).status).toBe(200);
    expect((await site.request('/api/subGallery?id=lantern')).status).toBe(404);
  });
});
