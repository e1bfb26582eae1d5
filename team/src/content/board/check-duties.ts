import { duties, type Duty, type Proof } from './duties';
import { ratioProblems } from './ratio';
import { type BoardDocument, type BoardFile, readBoardFile, readPaths } from './read-proofs';
import { endOf, hasThreeYears, lastDayOf } from './terms';

/** Files of a new school, which the list of what is to do names. */
const PLACEHOLDERS = 'to-replace/';

interface Folder {
  readonly files: ReadonlyMap<string, BoardFile | undefined>;
  readonly paths: ReadonlySet<string>;
  readonly today: string;
}

/**
 * Lines `board: ID: sentence` for each duty that is not met or soon will not be. It reads the folder by
 * itself, so that other mistakes hide no duty.
 * @param today an ISO day
 */
export async function checkDuties(folder: string, today: string): Promise<string[]> {
  const names = new Set(duties.flatMap(({ proofs }) => proofs.map(({ file }) => file)));
  const read = [...names].map(async (name) => [name, await readBoardFile(folder, name)] as const);
  const found: Folder = { files: new Map(await Promise.all(read)), paths: await readPaths(folder), today };
  return duties.flatMap((duty) => [...new Set(linesOf(duty, found))]);
}

function linesOf({ id, proofs }: Duty, folder: Folder): string[] {
  const missing = new Set<string>();
  return proofs.flatMap((proof) => {
    const { file } = proof;
    const page = folder.files.get(file);
    if (page === undefined && missing.has(file)) return [];
    missing.add(file);
    const problems = page === undefined ? ['is missing: add it'] : problemsOf(id, proof, page, folder);
    return problems.map((problem) => `board: ${id}: ${file}: ${problem}`);
  });
}

function problemsOf(id: string, proof: Proof, page: BoardFile, { paths, today }: Folder): string[] {
  const { part, columns = [], term } = proof;
  const absent = [`has no ${part}: add it to this file`];
  if (proof.words && !proof.words.test(page.text)) return isToDo(page.text) ? [] : absent;
  if (proof.document) return documentProblems(proof, page, { paths, today });
  const tables = page.tables.filter(
    (each) =>
      proof.table?.test(each.caption) &&
      columns.every((column) => each.columns.some((name) => column.test(name))),
  );
  const [first] = tables;
  // years of results may be in several tables
  const table = first && { ...first, rows: tables.flatMap(({ rows }) => rows) };
  if (proof.table && (table === undefined || table.rows.length === 0)) return absent;
  if (table && term === 'results' && !hasThreeYears(table) && !isToDo(table))
    return [`${part} needs the last three years: add their rows`];
  const day = lastDayOf(term, { page, ...(table && { table }) });
  const end = day && endOf(day, today);
  return [
    ...(end === undefined ? [] : [`${part} ${end}: write the new one`]),
    ...(id === 'ratio' ? ratioProblems(page) : []),
  ];
}

const isToDo = (value: unknown) => JSON.stringify(value).includes('[To do');

function documentProblems(proof: Proof, page: BoardFile, { paths, today }: Omit<Folder, 'files'>): string[] {
  const { part, term, document: title } = proof;
  const all = page.documents.filter((each) => title?.test(each.title));
  if (all.length === 0) return [`has no ${part}: add the document to this file`];
  const ends = all.map((each) => lastDayOf(term, { page, document: each }));
  const newest: BoardDocument | undefined = all[ends.indexOf([...ends].sort().at(-1))] ?? all[0];
  const dead = all.filter(({ file }) => !paths.has(file.toLowerCase())).map(({ file }) => file);
  if (dead.length > 0) return dead.map((file) => `${part}: ${file} is not in files/: put it there`);
  if (newest === undefined || newest.file.startsWith(PLACEHOLDERS)) return [];
  const day = lastDayOf(term, { page, document: newest });
  if (day === undefined && term === 'stated')
    return [`${part} has no "validUntil": write the day on which it ends`];
  const end = day && endOf(day, today);
  return end === undefined ? [] : [`${part} ${end}: put the new one in its place`];
}
