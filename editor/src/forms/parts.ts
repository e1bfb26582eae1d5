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

/** Fields are in the order of the form. The name is that of the list, where a list has one part. */
type Row = readonly [
  list: ListName,
  label: string,
  page: string,
  files: string,
  fields: string,
  name?: string,
];

const album = 'title date description attachments';
const message = 'category name message attachments';

/** The lists in the order in which a clerk needs them. */
const rows: readonly Row[] = [
  ['circular', 'Circulars', '/Circular', 'circulars', 'title date picture attachments classes'],
  ['news', 'News', '/News', 'news', 'title description fromDate picture attachments'],
  ['events', 'Events', '/Events', 'events', 'title date time venue description images attachments'],
  ['notification', 'Notices of the popup', '/', 'notices', 'title description image attachments url'],
  ['highlight', 'Lines of the moving strip', '/', 'documents', 'description attachments'],
  ['gallery', 'Photo albums', '/PhotoGallery', 'gallery', album, 'albums'],
  ['gallery', 'Achievements', '/Achievements', 'achievements', album, 'achievements'],
  ['gallery', 'E-books', '/EBook', 'books', 'title date attachments', 'books'],
  ['video', 'Videos', '/VideoGallery', 'videos', 'title date videoUrl attachments'],
  ['birthdays', 'Birthdays', '/', 'people', 'name class attachments'],
  ['topper', 'Toppers', '/ToppersICSE', 'people', 'name class stream division year attachments'],
  ['PrincipalMessage', 'Messages of the Principal and the Director', '/PrincipalMessage', 'people', message],
  ['onlineRegistration', 'Online registration', '/', 'documents', 'title attachments'],
];

/** The category of a part's records, and the values of a field to choose from. */
const kinds: Readonly<
  Record<string, Pick<Part, 'category'> & { values?: Record<string, readonly string[]> }>
> = {
  circular: { category: 'Circular', values: { classes: classNames } },
  albums: { category: 'PhotoGallery' },
  achievements: { category: 'Achievements' },
  books: { category: 'eBook' },
  topper: { values: { class: ['X', 'XII'] } },
  PrincipalMessage: { values: { category: ['Principal', 'Director'] } },
};

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

function listPart([list, label, page, files, fields, name = list]: Row, pages: readonly string[]): Part {
  const { category, values = {} } = kinds[name] ?? {};
  const key = `records/${name}`;
  const form = formOf(lists[list], { key, fields: fields.split(' '), values, pages });
  const own = { key, label, kind: 'list' as const, file: `records/${list}.json`, list, page, files };
  return { ...own, ...(category !== undefined && { category }), ...form };
}
