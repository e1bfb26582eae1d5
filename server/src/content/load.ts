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
import { releaseFile } from '@school/contract/release-file';

import { filePath } from '../files/file-path';
import { mediaFormatOf } from '../files/media-format';
import { createWithheld, type Withheld, withheldSchema } from '../withheld/withheld';
import { type Certificate, certificateSchema, digestOf } from './certificates';
import { withClassTables } from './class-tables';
import { withDocumentFacts, withSizes } from './document-facts';
import { entryOf, readEntries, strayEntries } from './entries';
import { fileWarnings } from './file-kinds';
import { type FileIndex, findFile, indexFiles } from './files';
import { withHeadingIds } from './heading-ids';
import { fitList, type ListName, lists, type Records, unshownFields } from './lists';
import { pageWarnings, type SitePages, wrongLinks } from './page-warnings';
import { ContentError, type Findings } from './problems';
import { oddValues, phoneWarnings, wrongValues } from './record-values';
import { checkReferences, type GoodFile, type Source } from './source';
import { keepTranslations, pageFile, pageName, splitTranslations } from './translations';
import { keepUnits } from './units';
import { loadUrgentNotice, noticeFile } from './urgent-notice';
import { checkValue, readContent, readValues, titleOf, uniqueness } from './validate';

/** A content folder that was loaded and checked. */
export interface Content {
  readonly profile: Profile;
  readonly records: Records;
  /** The content of each page by name, such as `our-school`. */
  readonly pages: Readonly<Record<string, unknown>>;
  /** The school's words for the search. */
  readonly search: SearchWords;
  readonly urgentNotice: UrgentNotice | undefined;
  /** A child's no. Records, pages and files of this object have what it is about. */
  readonly withheld: Withheld;
  readonly files: FileIndex;
  readonly certificates: readonly Certificate[];
  readonly certificateFiles: FileIndex;
  /** Problems that do not prevent the folder from being served, one line each. */
  readonly warnings: readonly string[];
}

export const certificateList = 'records/tc.json';
export const withheldFile = 'withheld.json';
const searchFile = 'search.json';
const noWords: SearchWords = { synonyms: [], answers: [] };

export interface LoadOptions {
  /** Files known from here are not read again. */
  readonly previous?: Content | undefined;
  /** Pages of the site, to check links and names of content files. */
  readonly site?: SitePages | undefined;
  /** Gets the text of each good file. */
  readonly good?: Map<string, GoodFile>;
  /** Texts that are read instead of files, whose problems are known. */
  readonly instead?: Source['instead'];
  /** Texts of files as they would be after a change, whose problems are reported. */
  readonly draft?: Source['draft'];
}

/**
 * Reads and checks a content folder.
 * @throws ContentError with every problem
 */
export async function loadContent(folder: string, options: LoadOptions = {}): Promise<Content> {
  const { previous, site, good = new Map<string, GoodFile>() } = options;
  const { instead = new Map(), draft = new Map() } = options;
  const stats = await stat(folder).catch(() => undefined);
  if (!stats?.isDirectory()) throw new ContentError([`${folder}: is not a folder`]);
  const findings: Findings = { problems: [], warnings: [] };
  const entries = await readEntries(folder, findings.warnings);
  const files = await indexFiles(join(folder, 'files'), previous?.files);
  const certificateFiles = await indexFiles(join(folder, 'certificates'), previous?.certificateFiles);
  const texts = new Map<string, string>();
  const source: Source = { folder, entries, files, findings, good, instead, draft, texts };
  const profile = await readContent(source, 'profile.json', profileSchema);
  const records = await loadRecords(source, previous?.records);
  const pages = await loadPages(source, site);
  const loaded = await loadCertificates({ ...source, files: certificateFiles });
  const certificates = instead.has(certificateList) ? (previous?.certificates ?? loaded) : loaded;
  // a school without such a file is searched by its own words alone
  const words = (await readContent(source, searchFile, searchWordsSchema, noWords)) ?? noWords;
  const { search, warnings: tableWarnings } = withClassTables(words, pages);
  const withheld = await loadWithheld(source, records);
  const { urgentNotice, warnings: noticeWarnings } = await loadUrgentNotice(folder, site);
  entryOf(entries, noticeFile);
  const { retired = [], paths } = site ?? {};
  const moved = retired.flatMap(({ path, to: href }) => wrongLinks({ [path]: { href } }, paths));
  const warnings = [
    ...noticeWarnings,
    ...findings.warnings,
    ...strayEntries(entries, [...Object.keys(lists), 'tc']),
    ...placed('profile.json', profile === undefined ? [] : phoneWarnings(profile)),
    ...pageWarnings(pages, site),
    ...placed(searchFile, [...wrongLinks(search, paths), ...tableWarnings]),
    ...placed(releaseFile, moved),
    ...fileWarnings(files, 'files'),
  ];
  const problems = findings.problems.filter((line) => !instead.has(line.split(': ', 1)[0] ?? ''));
  if (profile === undefined || problems.length > 0) throw new ContentError(problems, warnings);
  for (const [file, text] of texts)
    if (!instead.has(file) && file !== certificateList) good.set(file, { text });
  const own = { profile, records, pages, search, urgentNotice, withheld };
  return { ...own, files, certificates, certificateFiles, warnings };
}

/** Entries are named by their numbers alone. Those of a provider cannot be checked here. */
async function loadWithheld(source: Source, records: Records): Promise<Withheld> {
  const none = { records: [], files: [], names: [] };
  const list = (await readContent(source, withheldFile, withheldSchema, none)) ?? none;
  const hashOf = (file: string) => findFile(source.files, filePath(file))?.hash;
  const ids = Object.values(records).flatMap((each: readonly { _id: string }[]) =>
    each.map(({ _id }) => _id),
  );
  const isUnknown = { records: (id: string) => !ids.includes(id), files: (file: string) => !hashOf(file) };
  const lines = (['records', 'files'] as const).flatMap((part) =>
    list[part].flatMap((entry, at) =>
      isUnknown[part](entry) ? [`${part} ${at + 1} is not in this folder`] : [],
    ),
  );
  if (ids.length > 0) source.findings.warnings.push(...placed(withheldFile, lines));
  return createWithheld(list, hashOf);
}

/** Lines about a file. */
export const placed = (file: string, lines: readonly string[]) => lines.map((line) => `${file}: ${line}`);

async function loadRecords(source: Source, previous?: Records): Promise<Records> {
  const records: Record<string, readonly object[]> = {};
  for (const name of Object.keys(lists) as ListName[])
    records[name] = await loadList(name, source, previous?.[name]);
  return records as unknown as Records;
}

type ListRecord = Records[ListName][number];

/** Whether the first attachment of a record is a document. Those of an album are pictures. */
function hasDocument(name: ListName, record: ListRecord): record is News {
  return (
    'bytes' in lists[name].entries && (name !== 'gallery' || (record as GalleryItem).category === 'eBook')
  );
}

/** The checks of lists: what they depend on, and what they have found. */
const checks = new WeakMap<
  readonly object[],
  Pick<Source, 'files' | 'findings'> & { text?: string | undefined }
>();

/** Reads a list, and checks it unless its text and all files are those of the one before. */
async function loadList(name: ListName, source: Source, before: readonly ListRecord[] = []) {
  const { files, texts } = source;
  const file = `records/${name}.json`;
  const own: Source = { ...source, findings: { problems: [], warnings: [] } };
  const values = await readValues(own, file);
  const text = texts.get(file);
  const last = checks.get(before);
  const isSame = text !== undefined && last?.text === text && last.files === files;
  const records = isSame ? before : checkList(name, values, own);
  const { findings } = isSame ? last : own;
  checks.set(records, { text, files, findings });
  source.findings.problems.push(...findings.problems);
  source.findings.warnings.unshift(...findings.warnings);
  return records;
}

/** Checks record by record, so that each problem says where it is. */
function checkList(name: ListName, values: readonly unknown[], source: Source): readonly ListRecord[] {
  const { files, findings } = source;
  const file = `records/${name}.json`;
  const idProblems = uniqueness('_id');
  const records = values.flatMap((value, index) => {
    const place = `${file}: record ${index + 1}${titleOf(value)}`;
    const { own, translated, problems: wrong } = splitTranslations(value, lists[name].entries);
    const record = checkValue(place, { value: own }, lists[name], findings, unshownFields[name]);
    if (record === undefined) return [];
    // with its values as they are in the file
    const written = { ...record, ...(own as object) };
    const wrongId = record._id === '' ? [] : idProblems(record._id);
    const problems = [...wrong, ...wrongValues(record, written), ...wrongId];
    findings.problems.push(...placed(place, problems));
    checkReferences(source, { file, place }, written);
    findings.warnings.push(...placed(place, oddValues(name, written)));
    const shown = hasDocument(name, record) ? withDocumentFacts(record, files) : record;
    keepTranslations(shown, translated);
    return [shown];
  });
  return fitList(records, (line) => findings.warnings.unshift(`${file}: ${line}`));
}

async function loadPages(source: Source, site: SitePages | undefined): Promise<Content['pages']> {
  const { entries, files, findings, good } = source;
  const names = [...entries.keys(), ...good.keys()].flatMap(
    (entry) => pageFile.exec(entry)?.[1]?.toLowerCase() ?? [],
  );
  const pages: Record<string, unknown> = {};
  // a translation comes after its page
  for (const name of new Set(['home', 'fallback', ...names.sort()])) {
    const english = pageName(name);
    // a page that no release has yet keeps nothing back
    const isUnused = site !== undefined && ![...site.content, 'home', 'fallback'].includes(english);
    const own = isUnused ? { ...source, findings: { ...findings, problems: findings.warnings } } : source;
    const content = await readContent(own, `pages/${name}.json`, contentSchemaOf(english));
    if (content !== undefined)
      pages[name] = withSizes(withHeadingIds(keepUnits(content), pages[english]), files);
  }
  return pages;
}

/** Problems of certificates name a record by its number alone, because its content is private. */
async function loadCertificates(source: Source): Promise<readonly Certificate[]> {
  const { files, findings } = source;
  const pairProblems = uniqueness('this name and admission');
  const certificates: Certificate[] = [];
  const known = findings.problems.length;
  for (const [index, value] of (await readValues(source, certificateList)).entries()) {
    const place = `${certificateList}: record ${index + 1}`;
    const record = checkValue(place, { value }, certificateSchema, findings);
    if (record === undefined) continue;
    const file = findFile(files, record.file);
    const digest = digestOf(record);
    if (file !== undefined) certificates.push({ digest, file });
    const fileProblems = file === undefined ? ['file is not in certificates/'] : [];
    findings.problems.push(...placed(place, [...pairProblems(digest), ...fileProblems]));
  }
  if (findings.problems.length === known) findings.warnings.push(...certificateWarnings(certificates));
  return certificates;
}

/** Certificates are counted, not named: a file may bear its pupil's name. */
function certificateWarnings(certificates: readonly Certificate[]): string[] {
  const broken = certificates.filter(({ file }) => mediaFormatOf(file.start)?.type !== 'image/jpeg').length;
  return broken === 0 ? [] : [`certificates/: ${broken} not a JPEG, whatever the name says`];
}
