import { createContentReader } from '../derived/content-reader';
import type { GeneratorSources } from '../derived/generator';
import { createFolderRecords } from '../provider/folder-records';
import { copySchool, type SchoolFolder, setFields, site } from '../testing/school-folder';
import { createWithheld, nothingWithheld } from '../withheld/withheld';
import { loadContent } from './load';
import { ContentError } from './problems';
import { withoutNamed } from './translations';

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

async function recordsIn(language: 'en' | 'hi' | 'pa', key: string, withheld = nothingWithheld) {
  const content = await loadContent(school.folder, { site });
  expect(content.warnings).toEqual([]);
  const source = createFolderRecords(() => ({ ...content, withheld, policy: 'full' }));
  const value = await source.readWithin(key, 0, language);
  return typeof value === 'object' ? (value.content.body as readonly object[]) : [];
}

it('shows a record with its texts in the language of the page, and in English what has no translation', async () => {
  school.edit('records/news.json', setFields(0, { title_hi: 'नया घाट', description_pa: 'ਨਵਾਂ ਘਾਟ' }));
  expect((await recordsIn('hi', 'news/all'))[0]).toMatchObject({ title: 'नया घाट' });
  const [punjabi] = await recordsIn('pa', 'news/all');
  expect(punjabi).toMatchObject({ title: 'A new slipway', description: 'ਨਵਾਂ ਘਾਟ' });
  const english = await recordsIn('en', 'news/all');
  expect(english[0]).toMatchObject({ title: 'A new slipway' });
  expect(JSON.stringify(english)).not.toMatch(/_hi|_pa|घाट/);
});

it('checks a translation by the rules of the text whose place it takes', async () => {
  const wrong = { title_hi: ' ', description_hi: '', description_pa: 7, time_hi: 'नौ बजे' };
  school.edit('records/events.json', setFields(0, wrong));
  const error = await loadContent(school.folder).catch((reason: unknown) => reason);
  expect(error instanceof ContentError && error.problems).toEqual([
    'records/events.json: record 1 ("Regatta"): title_hi must not be empty',
    'records/events.json: record 1 ("Regatta"): description_hi must not be empty',
    'records/events.json: record 1 ("Regatta"): description_pa must be text',
    'records/events.json: record 1 ("Regatta"): time_hi is not a known field',
  ]);
});

it('shows no translation that names a child who has said no', async () => {
  school.edit('records/news.json', setFields(0, { title: 'Asha Rao wins', title_hi: 'आशा राव जीतीं' }));
  const withheld = createWithheld({ records: [], files: [], names: ['Asha Rao'] });
  expect((await recordsIn('hi', 'news/all', withheld))[0]).toMatchObject({ title: 'A. R. wins' });
  const pages = { club: { text: 'Asha Rao' }, 'club.hi': { text: 'आशा राव' }, 'desk.hi': {}, desk: {} };
  expect(Object.keys(withoutNamed(pages, withheld))).toEqual(['club', 'desk.hi', 'desk']);
});

describe('a page', () => {
  const motto = (text: string) => JSON.stringify({ blocks: [{ type: 'heading', text }] });
  const read = async (language: 'hi' | 'pa') => {
    const content = await loadContent(school.folder, { site });
    expect(content.warnings).toEqual([]);
    const sources = {
      gateway: { readAll: () => Promise.resolve([]) },
      content: { current: () => content, version: () => 1 },
      config: { timeZone: 'Asia/Kolkata' },
    } as unknown as GeneratorSources;
    return JSON.stringify((await createContentReader(sources)('our-motto', language))?.value);
  };

  it('has the content of its language, whose parts have the addresses of the English ones', async () => {
    school.write('pages/our-motto.json', motto('The motto'));
    school.write('pages/our-motto.hi.json', motto('आदर्श वाक्य'));
    expect(await read('hi')).toContain('"text":"आदर्श वाक्य","level":2,"id":"the-motto"');
    expect(await read('pa')).toContain('The motto');
  });

  it('has the rules of the English one', async () => {
    school.write('pages/our-motto.hi.json', motto(''));
    await expect(loadContent(school.folder)).rejects.toThrow(
      'pages/our-motto.hi.json: blocks 1 text must not be empty',
    );
  });
});
