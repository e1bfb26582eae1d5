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

/** Ids that are named after a change. */
async function idsAfter(file: string, change: (page: Json) => unknown): Promise<string[]> {
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Json)));
  const lines = await checkDuties(folder, TODAY);
  return [...new Set(lines.map((line) => /^board: ([\w-]+): \S+: /.exec(line)?.[1] ?? line))];
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
const ofSession = proofs.filter(
  ({ proof: { term, document } }) => document === undefined && (term === 'session' || term === 'report'),
);

it('names nothing of the sample, and of the starter only pages that it does not have', async () => {
  expect(await checkDuties(folder, TODAY)).toEqual([]);
  const lines = await checkDuties(starter, TODAY);
  expect(lines.filter((line) => !line.endsWith(': is missing: add it'))).toEqual([]);
});

it('has at least thirty ways to leave a duty out, and ten to let one grow old', () => {
  expect(proofs.length).toBeGreaterThanOrEqual(30);
  expect(proofs.filter(({ proof }) => proof.term).length).toBeGreaterThanOrEqual(10);
});

it.each(proofs)('names $id alone without its $part', async ({ id, part, proof }) => {
  const found = await idsAfter(proof.file, (page) => rewrite(page, leaveOut(proof)));
  // these go with a part of another duty
  const isShared = proof.words?.flags.includes('s') ?? part.includes('complaints');
  expect(isShared ? found.filter((each) => each === id) : found).toEqual([id]);
});

it.each(documents)('names $id when the file of its $part is not there', async ({ id, proof }) => {
  const dead = onDocuments(proof, (item) => ({ ...item, file: 'documents/gone.pdf' }));
  expect(await idsAfter(proof.file, (page) => rewrite(page, dead))).toEqual([id]);
});

it.each(documents)('names $id when its $part has ended', async ({ id, proof }) => {
  const old = onDocuments(proof, (item) => ({ ...item, validUntil: '2026-11-27' }));
  expect(await idsAfter(proof.file, (page) => rewrite(page, old))).toEqual([id]);
});

it.each(ofSession.map(({ proof }) => proof.file).filter((file, at, all) => all.indexOf(file) === at))(
  'names the duties of %s when it is of an old session',
  async (file) => {
    const ids = ofSession.filter(({ proof }) => proof.file === file).map(({ id }) => id);
    expect(await idsAfter(file, (page) => ({ ...page, session: '2024-25' }))).toEqual([...new Set(ids)]);
  },
);

it('says what ends within sixty days', async () => {
  const lines = await checkDuties(folder, '2027-01-10');
  expect(lines).toContain(
    'board: disclosure: pages/mandatory-disclosure.json: fire safety certificate ends on 2027-03-08: put the new one in its place',
  );
  expect(lines.filter((line) => line.includes('water'))).toEqual([]);
});

it.each(proofs.filter(({ proof }) => proof.term === 'results'))(
  'names $id when its $part is without the newest years',
  async ({ id, proof }) => {
    const isNew = (table: Json | null) => String(table?.['caption']).includes('2024-2026');
    const old: Change = (value) => (isNew(value as Json | null) ? undefined : value);
    expect(await idsAfter(proof.file, (page) => rewrite(page, old))).toEqual([id]);
  },
);

it.each([
  ['pupils and sections for each teacher', 'Total no. of teachers', '80', ['ratio']],
  [
    'a ratio that is neither of teachers nor of pupils to a section',
    'Teacher-section ratio',
    '30/1',
    ['ratio'],
  ],
  ['no ratio of teachers to sections', 'Teacher-section ratio', '1.5:1', []],
])('names %s', async (_, row, to, ids) => {
  const figure: Change = (value) => (Array.isArray(value) && value[1] === row ? [value[0], row, to] : value);
  const found = await idsAfter('pages/mandatory-disclosure.json', (page) => rewrite(page, figure));
  expect(found).toEqual(ids);
});
