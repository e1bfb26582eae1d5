import {
  classNames,
  contentSchemaOf,
  profileSchema,
  type RouteData,
  schoolYearSchema,
  urgentNoticeSchema,
} from '@school/contract';
import { type ListName, lists } from '@school/server/content/lists';
import { noticeFile } from '@school/server/content/urgent-notice';
import { sitePagesOf } from '@school/server/pages/render/site-pages';
import * as v from 'valibot';

import { type Form, formOf } from './form';

/** A part of the content folder that a clerk edits. */
export interface Part extends Form {
  key: string;
  label: string;
  kind: 'list' | 'page' | 'single';
  /** The JSON file that has it. */
  file: string;
  /** The field of the file's value that is the part; without it, all of the value. */
  field?: string;
  /** The list of records that it is from. */
  list?: ListName;
  /** Value of `category` of its records, where a list has several kinds. */
  category?: string;
  /** Path of the page that shows it. */
  page: string;
  /** Folder of its files, below `files/`. */
  files: string;
}

type Row = readonly [list: ListName, label: string, page: string, files: string, fields: string, more?: Kind];
interface Kind {
  key?: string;
  category?: string;
  values?: Readonly<Record<string, readonly string[]>>;
}

/** The lists in the order in which a clerk needs them, with their fields in the order of the form. */
const rows: readonly Row[] = [
  [
    'circular',
    'Circulars',
    '/Circular',
    'circulars',
    'title date attachments classes',
    { category: 'Circular', values: { classes: classNames } },
  ],
  ['news', 'News', '/News', 'news', 'title description fromDate attachments'],
  ['events', 'Events', '/Events', 'events', 'title date time venue description images attachments'],
  ['notification', 'Notices of the popup', '/', 'notices', 'title description image attachments url'],
  ['highlight', 'Lines of the moving strip', '/', 'documents', 'description attachments'],
  [
    'gallery',
    'Photo albums',
    '/PhotoGallery',
    'gallery',
    'title date description attachments',
    { key: 'albums', category: 'PhotoGallery' },
  ],
  [
    'gallery',
    'Achievements',
    '/Achievements',
    'achievements',
    'title date description attachments',
    { key: 'achievements', category: 'Achievements' },
  ],
  ['gallery', 'E-books', '/EBook', 'books', 'title date attachments', { key: 'books', category: 'eBook' }],
  ['video', 'Videos', '/VideoGallery', 'videos', 'title date videoUrl attachments'],
  ['birthdays', 'Birthdays', '/', 'people', 'name class attachments'],
  [
    'topper',
    'Toppers',
    '/ToppersICSE',
    'people',
    'name class stream division year attachments',
    { values: { class: ['X', 'XII'] } },
  ],
  [
    'PrincipalMessage',
    'Messages of the Principal and the Director',
    '/PrincipalMessage',
    'people',
    'category name message attachments',
    { values: { category: ['Principal', 'Director'] } },
  ],
  ['onlineRegistration', 'Online registration', '/', 'documents', 'title attachments'],
];

const ownPages: Readonly<Record<string, { title: string; path: string }>> = {
  home: { title: 'Home page', path: '/' },
  fallback: { title: 'Texts for missing records', path: '/' },
};

/** All parts of a site with these routes. */
export function partsOf(routes: readonly RouteData[]): Part[] {
  const { paths, content } = sitePagesOf({ routes, retired: [] });
  const single = (key: string, label: string, file: string, schema: v.GenericSchema, page = '/'): Part => {
    const kind = file.startsWith('pages/') ? ('page' as const) : ('single' as const);
    return { key, label, kind, file, page, files: 'documents', ...formOf(schema, { key, pages: paths }) };
  };
  const page = (name: string) => {
    const route = routes.find(({ resources }) => resources.includes(`content/${name}`));
    const { title, path } = ownPages[name] ?? route ?? { title: name, path: '/' };
    return single(`pages/${name}`, title, `pages/${name}.json`, contentSchemaOf(name), path);
  };
  const year = single('school-year', 'School year', 'profile.json', schoolYearSchema, '/Calendar');
  const profile = v.omit(profileSchema, ['schoolYear']);
  return [
    single('notice', 'Urgent notice', noticeFile, v.object(urgentNoticeSchema.entries)),
    ...rows.map((row) => listPart(row, paths)),
    // before the year, which is a field of the same file: one change of both begins with the outer one
    single('profile', 'The school', 'profile.json', profile),
    { ...year, field: 'schoolYear' },
    ...[...new Set(['home', ...content, 'fallback'])].map(page),
  ];
}

function listPart([list, label, page, files, words, more = {}]: Row, pages: readonly string[]): Part {
  const { key: name = list, category, values = {} } = more;
  const key = `records/${name}`;
  const form = formOf(lists[list], { key, fields: words.split(' '), values, pages });
  const own = { key, label, kind: 'list' as const, file: `records/${list}.json`, list, page, files };
  return { ...own, ...(category !== undefined && { category }), ...form };
}
