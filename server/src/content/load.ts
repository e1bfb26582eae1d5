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

import { type Certificate, certificateSchema, digestOf } from './certificates';
import { fileRemarks, isJpeg } from './file-kinds';
import { type FileIndex, indexFiles } from './files';
import { type ListName, lists, type Records, unshownFields } from './lists';
import { oddValues, phoneRemarks } from './odd-values';
import { pageRemarks, type SitePages, wrongLinks } from './page-remarks';
import { withPaperFacts, withSizes } from './paper-facts';
import { withPartIds } from './part-ids';
import { ContentError, type Findings } from './problems';
import { jsonNames, readJson } from './read';
import { missingFiles } from './references';
import { keepUnits } from './units';
import { loadUrgentNotice } from './urgent-notice';
import { checkPageContent, checkRecords, titleOf, uniqueness } from './validate';
import { wrongValues } from './wrong-values';

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
  readonly remarks: readonly string[];
}

const tcFile = 'records/tc.json';
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
  const findings: Findings = { problems: [], remarks: [] };
  const files = await indexFiles(join(folder, 'files'), previous?.files);
  const certificateFiles = await indexFiles(join(folder, 'certificates'), previous?.certificateFiles);
  const profileJson = await readJson(folder, 'profile.json');
  const profile = checkPageContent(
    { file: 'profile.json', json: profileJson, findings },
    profileSchema,
    files,
  );
  const records = await loadRecords(folder, files, findings);
  const pages = await loadPages(folder, files, findings);
  const certificates = await loadCertificates(folder, certificateFiles, findings);
  const search = await loadSearchWords(folder, files, findings);
  const { urgentNotice, remarks: noticeRemarks } = await loadUrgentNotice(folder, site);
  const searchRemarks = wrongLinks(search, site?.paths).map((line) => `${searchFile}: ${line}`);
  const remarks = [
    ...noticeRemarks,
    ...findings.remarks,
    ...phoneRemarks(profile?.phones ?? []).map((line) => `profile.json: ${line}`),
    ...pageRemarks(pages, site),
    ...searchRemarks,
    ...fileRemarks(files, 'files'),
  ];
  if (profile === undefined || findings.problems.length > 0) {
    throw new ContentError([...findings.problems, ...remarks]);
  }
  return { profile, records, pages, search, urgentNotice, files, certificates, certificateFiles, remarks };
}

async function loadRecords(folder: string, files: FileIndex, findings: Findings): Promise<Records> {
  const names = Object.keys(lists) as ListName[];
  const known = [...names, 'tc'];
  const found = await jsonNames(join(folder, 'records'));
  for (const name of found) {
    if (!known.includes(name))
      findings.problems.push(`records/${name}.json: is not one of ${known.join(', ')}`);
  }
  const records: Record<string, readonly object[]> = {};
  for (const name of names) {
    if (!found.includes(name)) findings.remarks.push(`records/${name}.json: is missing, its list is empty`);
    const list = found.includes(name) ? await loadList(folder, name, files, findings) : [];
    records[name] = list.map((record) => (hasPaper(name, record) ? withPaperFacts(record, files) : record));
  }
  return records as unknown as Records;
}

type ListRecord = Records[ListName][number];

/** Whether the first attachment of a record is a document. Those of an album are pictures. */
function hasPaper(name: ListName, record: ListRecord): record is News {
  return (
    'bytes' in lists[name].entries && (name !== 'gallery' || (record as GalleryItem).category === 'eBook')
  );
}

async function loadList(
  folder: string,
  name: ListName,
  files: FileIndex,
  findings: Findings,
): Promise<ListRecord[]> {
  const file = `records/${name}.json`;
  const idProblems = uniqueness('_id');
  const check = (record: { _id: string }, written: object) => [
    ...wrongValues(record, written),
    ...missingFiles(written, files),
    ...(record._id === '' ? [] : idProblems(record._id)),
  ];
  const json = await readJson(folder, file);
  const remark = (written: object) => oddValues(name, written);
  return checkRecords(
    json,
    lists[name],
    { file, nameOf: titleOf, check, remark, unshown: unshownFields[name] },
    findings,
  );
}

async function loadPages(folder: string, files: FileIndex, findings: Findings): Promise<Content['pages']> {
  const names = new Set(['home', 'fallback', ...(await jsonNames(join(folder, 'pages')))]);
  const pages: Record<string, unknown> = {};
  for (const name of names) {
    const file = `pages/${name}.json`;
    const json = await readJson(folder, file);
    const content = checkPageContent({ file, json, findings }, contentSchemaOf(name), files);
    pages[name] = withSizes(withPartIds(keepUnits(content)), files);
  }
  return pages;
}

/** A school without such a file is searched by its own words alone. */
async function loadSearchWords(folder: string, files: FileIndex, findings: Findings): Promise<SearchWords> {
  const json = await readJson(folder, searchFile);
  const isMissing = 'problem' in json && json.problem.endsWith('is missing');
  const source = { file: searchFile, json: isMissing ? { value: noWords } : json, findings };
  return checkPageContent(source, searchWordsSchema, files) ?? noWords;
}

/** Problems of certificates name a record by its number alone, because its content is private. */
async function loadCertificates(
  folder: string,
  files: FileIndex,
  findings: Findings,
): Promise<readonly Certificate[]> {
  const pairProblems = uniqueness('this name and admission');
  const certificates: Certificate[] = [];
  const json = await readJson(folder, tcFile, true);
  const check = (record: { name: string; admission: string; file: string }) => {
    const file = files.byPath.get(record.file);
    const digest = digestOf(record);
    if (file !== undefined) certificates.push({ digest, file });
    return [
      ...pairProblems(digest.toString('hex')),
      ...(file === undefined ? ['file is not in certificates/'] : []),
    ];
  };
  const known = findings.problems.length;
  checkRecords(json, certificateSchema, { file: tcFile, check }, findings);
  if (findings.problems.length === known) findings.remarks.push(...certificateRemarks(certificates));
  return certificates;
}

/** Certificates are counted, not named: a file may bear its pupil's name. */
function certificateRemarks(certificates: readonly Certificate[]): string[] {
  const broken = certificates.filter(({ file }) => !isJpeg(file)).length;
  return broken === 0 ? [] : [`certificates/: ${broken} not a JPEG, whatever the name says`];
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
