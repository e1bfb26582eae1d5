import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { profileSchema, wordsSchemaOf, type Profile } from '@school/shared-deps/contract';

import { certificateSchema, digestOf, type Certificate } from './certificates';
import { indexFiles, type FileIndex } from './files';
import { lists, type ListName, type Records } from './lists';
import { ContentError } from './problems';
import { jsonNames, readJson } from './read';
import { missingFiles } from './references';
import { withSizes } from './sizes';
import { checkRecords, checkValue, checkWords, titleOf, uniqueness } from './validate';

/** A whole content folder, checked. */
export interface Content {
  readonly profile: Profile;
  readonly records: Records;
  /** The words of each page by name, such as `our-school`. */
  readonly pages: Readonly<Record<string, unknown>>;
  readonly files: FileIndex;
  readonly certificates: readonly Certificate[];
  readonly certificateFiles: FileIndex;
}

const tcFile = 'records/tc.json';

/**
 * Reads and checks a content folder; files known from `previous` are not read again.
 * Throws a ContentError with every problem.
 */
export async function loadContent(folder: string, previous?: Content): Promise<Content> {
  if (!(await isFolder(folder))) throw new ContentError([`${folder}: is not a folder`]);
  const problems: string[] = [];
  const files = await indexFiles(join(folder, 'files'), previous?.files);
  const certificateFiles = await indexFiles(join(folder, 'certificates'), previous?.certificateFiles);
  const profileJson = await readJson(folder, 'profile.json');
  const profile = checkValue({ file: 'profile.json', json: profileJson, problems }, profileSchema);
  const records = await loadRecords(folder, files, problems);
  const pages = await loadPages(folder, files, problems);
  const certificates = await loadCertificates(folder, certificateFiles, problems);
  if (profile === undefined || problems.length > 0) throw new ContentError(problems);
  return { profile, records, pages, files, certificates, certificateFiles };
}

async function loadRecords(folder: string, files: FileIndex, problems: string[]): Promise<Records> {
  const names = Object.keys(lists) as ListName[];
  const known = [...names, 'tc'];
  for (const name of await jsonNames(join(folder, 'records'))) {
    if (!known.includes(name)) problems.push(`records/${name}.json: is not one of ${known.join(', ')}`);
  }
  const records: Record<string, unknown> = {};
  for (const name of names) records[name] = await loadList(folder, name, files, problems);
  return records as Records;
}

async function loadList(
  folder: string,
  name: ListName,
  files: FileIndex,
  problems: string[],
): Promise<unknown[]> {
  const file = `records/${name}.json`;
  const idProblems = uniqueness('_id');
  const check = (record: { _id: string }) => [
    ...missingFiles(record, files),
    ...(record._id === '' ? [] : idProblems(record._id)),
  ];
  const json = await readJson(folder, file);
  return checkRecords(json, lists[name], { file, nameOf: titleOf, check }, problems);
}

async function loadPages(folder: string, files: FileIndex, problems: string[]): Promise<Content['pages']> {
  const names = new Set(['home', 'fallback', ...(await jsonNames(join(folder, 'pages')))]);
  const pages: Record<string, unknown> = {};
  for (const name of names) {
    const file = `pages/${name}.json`;
    const json = await readJson(folder, file);
    pages[name] = withSizes(checkWords({ file, json, problems }, wordsSchemaOf(name), files), files);
  }
  return pages;
}

/** Its problems name a record by its number alone: whose certificate it is, is nobody else's business. */
async function loadCertificates(
  folder: string,
  files: FileIndex,
  problems: string[],
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
  checkRecords(json, certificateSchema, { file: tcFile, check }, problems);
  return certificates;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
