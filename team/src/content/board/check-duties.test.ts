import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../workspace/workspace';
import { checkDuties } from './check-duties';
import { duties, type Proof } from './duties';

const TODAY = '2026-11-28';
const sample = join(root, 'content');
const starter = join(root, 'team/starter');

type Json = Record<string, unknown>;

/** A page's JSON as a case changes it. */
type Change = (value: unknown) => unknown;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duties-'));
  cpSync(join(sample, 'pages'), join(folder, 'pages'), { recursive: true });
  cpSync(join(sample, 'profile.json'), join(folder, 'profile.json'));
  symlinkSync(join(sample, 'files'), join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Ids that are named now and were not before. */
async function newIds(file: string, change: (page: Json) => unknown): Promise<string[]> {
  const before = await checkDuties(folder, TODAY);
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Json)));
  const lines = (await checkDuties(folder, TODAY)).filter((line) => !before.includes(line));
  return lines.map((line) => /^board: ([\w-]+): \S+: /.exec(line)?.[1] ?? line);
}

/** The same value with each inner value changed first; undefined takes an item of a list out. */
function rewrite(value: unknown, change: Change): unknown {
  if (Array.isArray(value))
    return change(value.map((item) => rewrite(item, change)).filter((item) => item !== undefined));
  if (typeof value !== 'object' || value === null) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewrite(item, change)])));
}

const hasFile = (item: unknown) => typeof (item as Json | null)?.['file'] === 'string';

/** Changes the documents of a proof, which have a title or are in a row of a table. */
const onDocuments =
  ({ document }: Proof, to: (item: Json) => unknown): Change =>
  (value) => {
    if (Array.isArray(value)) {
      const row: unknown[] = value;
      const name = row.filter((cell) => typeof cell === 'string').join(' ');
      const isRow = document?.test(name) === true && row.some(hasFile);
      return isRow ? row.map((cell) => (hasFile(cell) ? to(cell as Json) : cell)) : row;
    }
    const { title } = (value ?? {}) as Json;
    return typeof title === 'string' && hasFile(value) && document?.test(title) ? to(value as Json) : value;
  };

const withoutTable =
  ({ table }: Proof): Change =>
  (value) =>
    table?.test(String((value as Json | null)?.['caption'])) && Array.isArray((value as Json)['rows'])
      ? undefined
      : value;

/** Words over several texts go with all blocks of their page. */
function withoutWords(pattern: RegExp): Change {
  if (pattern.flags.includes('s')) return (value) => (Array.isArray(value) ? [] : value);
  const each = new RegExp(pattern.source, 'gi');
  return (value) => (typeof value === 'string' ? value.replace(each, '…') : value);
}

function leaveOut(proof: Proof): Change {
  if (proof.words) return withoutWords(proof.words);
  return proof.table ? withoutTable(proof) : onDocuments(proof, () => '');
}

const proofs = duties.flatMap(({ id, proofs: all }) => all.map((proof) => ({ id, part: proof.part, proof })));
const documents = proofs.filter(({ proof }) => proof.document);

it('accuses the sample of its specified figures alone, and the starter of pages that it does not have', async () => {
  const idsOf = async (place: string) =>
    new Set((await checkDuties(place, TODAY)).map((line) => line.split(': ')[1]));
  expect(await idsOf(folder)).toEqual(new Set(['ratio', 'results']));
  const missing = (await checkDuties(starter, TODAY)).filter(
    (line) => !line.endsWith(': is missing: add it'),
  );
  expect(missing).toEqual([]);
});

it('has at least thirty ways to leave a duty out, and ten to let one grow old', () => {
  expect(proofs.length).toBeGreaterThanOrEqual(30);
  expect(proofs.filter(({ proof }) => proof.term).length).toBeGreaterThanOrEqual(10);
});

it.each(proofs)('names $id without its $part', async ({ id, proof }) => {
  expect(await newIds(proof.file, (page) => rewrite(page, leaveOut(proof)))).toContain(id);
});

it.each(documents)('names $id when the file of its $part is not there', async ({ id, proof }) => {
  const dead = onDocuments(proof, (item) => ({ ...item, file: 'documents/gone.pdf' }));
  expect(await newIds(proof.file, (page) => rewrite(page, dead))).toContain(id);
});

it.each(documents)('names $id when its $part has ended', async ({ id, proof }) => {
  const old = onDocuments(proof, (item) => ({ ...item, validUntil: '2026-11-27' }));
  expect(await newIds(proof.file, (page) => rewrite(page, old))).toContain(id);
});

it.each(
  proofs.filter(
    ({ proof: { term, document } }) => document === undefined && (term === 'session' || term === 'report'),
  ),
)('names $id when its $part is of an old session', async ({ id, proof }) => {
  expect(await newIds(proof.file, (page) => ({ ...page, session: '2024-25' }))).toContain(id);
});

it('says what ends within sixty days', async () => {
  const lines = await checkDuties(folder, '2027-01-10');
  expect(lines).toContain(
    'board: disclosure: pages/mandatory-disclosure.json: fire safety certificate ends on 2027-03-08: put the new one in its place',
  );
  expect(lines.filter((line) => line.includes('water'))).toEqual([]);
});

it('counts pupils and sections for each teacher', async () => {
  const few = rewriteTotal('80');
  expect(await newIds('pages/mandatory-disclosure.json', (page) => rewrite(page, few))).toEqual([
    'ratio',
    'ratio',
    'ratio',
  ]);
});

const rewriteTotal =
  (teachers: string): Change =>
  (value) =>
    Array.isArray(value) && value[1] === 'Total no. of teachers' ? [value[0], value[1], teachers] : value;
