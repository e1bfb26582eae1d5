import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import {
  contentSchemaOf,
  type GalleryItem,
  type News,
  type Profile,
  profileSchema,
  type SearchWords,
  searchWordsSchema,
  type UrgentNotice,
} from '@school/contract';

import { mediaFormatOf } from '../files/media-format';
import { type Certificate, certificateSchema, digestOf } from './certificates';
import { withDocumentFacts, withSizes } from './document-facts';
import { fileWarnings } from './file-kinds';
import { type FileIndex, indexFiles } from './files';
import { type ListName, lists, type Records, unshownFields } from './lists';
import { pageWarnings, type SitePages, wrongLinks } from './page-warnings';
import { withPartIds } from './part-ids';
import { ContentError, type Findings } from './problems';
import { jsonNames } from './read';
import { oddValues, phoneWarnings, wrongValues } from './record-values';
import { missingFiles } from './references';
import { keepUnits } from './units';
import { loadUrgentNotice } from './urgent-notice';
import { readContent, readRecords, type Source, titleOf, uniqueness } from './validate';

/** A content folder that was loaded and checked. */
export interface Content {
  readonly profile: Profile;
  readonly records: Records;
  /** The content of each page by name, such as `our-school`. */
  readonly pages: Readonly<Record<string, unknown>>;
  /** The school's words for the search. */
  readonly search: SearchWords;
  readonly urgentNotice: UrgentNotice | undefined;
  readonly files: FileIndex;
  readonly certificates: readonly Certificate[];
  readonly certificateFiles: FileIndex;
  /** Problems that do not prevent the folder from being served, one line each. */
  readonly warnings: readonly string[];
}

const searchFile = 'search.json';
const noWords: SearchWords = { synonyms: [], answers: [] };

interface LoadOptions {
  /** Files known from here are not read again. */
  readonly previous?: Content | undefined;
  /** Pages of the site, to check links and names of content files. */
  readonly site?: SitePages | undefined;
}

/**
 * Reads and checks a content folder.
 * @throws ContentError with every problem
 */
export async function loadContent(folder: string, { previous, site }: LoadOptions = {}): Promise<Content> {
  if (!(await isFolder(folder))) throw new ContentError([`${folder}: is not a folder`]);
  const findings: Findings = { problems: [], warnings: [] };
  const files = await indexFiles(join(folder, 'files'), previous?.files);
  const certificateFiles = await indexFiles(join(folder, 'certificates'), previous?.certificateFiles);
  const source: Source = { folder, files, findings };
  const profile = await readContent(source, 'profile.json', profileSchema);
  const records = await loadRecords(source);
  const pages = await loadPages(source);
  const certificates = await loadCertificates({ ...source, files: certificateFiles });
  // a school without such a file is searched by its own words alone
  const search = (await readContent(source, searchFile, searchWordsSchema, noWords)) ?? noWords;
  const { urgentNotice, warnings: noticeWarnings } = await loadUrgentNotice(folder, site);
  const warnings = [
    ...noticeWarnings,
    ...findings.warnings,
    ...phoneWarnings(profile?.phones ?? []).map((line) => `profile.json: ${line}`),
    ...pageWarnings(pages, site),
    ...wrongLinks(search, site?.paths).map((line) => `${searchFile}: ${line}`),
    ...fileWarnings(files, 'files'),
  ];
  if (profile === undefined || findings.problems.length > 0) {
    throw new ContentError([...findings.problems, ...warnings]);
  }
  return { profile, records, pages, search, urgentNotice, files, certificates, certificateFiles, warnings };
}

async function loadRecords(source: Source): Promise<Records> {
  const { folder, files, findings } = source;
  const names = Object.keys(lists) as ListName[];
  const known = [...names, 'tc'];
  const found = await jsonNames(join(folder, 'records'));
  for (const name of found) {
    if (!known.includes(name))
      findings.problems.push(`records/${name}.json: is not one of ${known.join(', ')}`);
  }
  const records: Record<string, readonly object[]> = {};
  for (const name of names) {
    if (!found.includes(name)) findings.warnings.push(`records/${name}.json: is missing, its list is empty`);
    const list = found.includes(name) ? await loadList(name, source) : [];
    records[name] = list.map((record) =>
      hasDocument(name, record) ? withDocumentFacts(record, files) : record,
    );
  }
  return records as unknown as Records;
}

type ListRecord = Records[ListName][number];

/** Whether the first attachment of a record is a document. Those of an album are pictures. */
function hasDocument(name: ListName, record: ListRecord): record is News {
  return (
    'bytes' in lists[name].entries && (name !== 'gallery' || (record as GalleryItem).category === 'eBook')
  );
}

function loadList(name: ListName, source: Source): Promise<ListRecord[]> {
  const idProblems = uniqueness('_id');
  return readRecords(source, `records/${name}.json`, lists[name], {
    nameOf: titleOf,
    check: (record, written) => [
      ...wrongValues(record, written),
      ...missingFiles(written, source.files),
      ...(record._id === '' ? [] : idProblems(record._id)),
    ],
    warningsOf: (written) => oddValues(name, written),
    unshown: unshownFields[name],
  });
}

async function loadPages(source: Source): Promise<Content['pages']> {
  const names = new Set(['home', 'fallback', ...(await jsonNames(join(source.folder, 'pages')))]);
  const pages: Record<string, unknown> = {};
  for (const name of names) {
    const content = await readContent(source, `pages/${name}.json`, contentSchemaOf(name));
    pages[name] = withSizes(withPartIds(keepUnits(content)), source.files);
  }
  return pages;
}

/** Problems of certificates name a record by its number alone, because its content is private. */
async function loadCertificates(source: Source): Promise<readonly Certificate[]> {
  const { files, findings } = source;
  const pairProblems = uniqueness('this name and admission');
  const certificates: Certificate[] = [];
  const known = findings.problems.length;
  await readRecords(source, 'records/tc.json', certificateSchema, {
    check: (record) => {
      const file = files.byPath.get(record.file);
      const digest = digestOf(record);
      if (file !== undefined) certificates.push({ digest, file });
      return [
        ...pairProblems(digest.toString('hex')),
        ...(file === undefined ? ['file is not in certificates/'] : []),
      ];
    },
  });
  if (findings.problems.length === known) findings.warnings.push(...certificateWarnings(certificates));
  return certificates;
}

/** Certificates are counted, not named: a file may bear its pupil's name. */
function certificateWarnings(certificates: readonly Certificate[]): string[] {
  const broken = certificates.filter(({ file }) => mediaFormatOf(file.start)?.type !== 'image/jpeg').length;
  return broken === 0 ? [] : [`certificates/: ${broken} not a JPEG, whatever the name says`];
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
