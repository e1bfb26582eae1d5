/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PageContent } from '@school/shared-deps/contract';

import { type Element, type ReadPdf, readPdf } from './testing/pdf';

const sample = join(__dirname, '../../content/files');
const placeholder = join(__dirname, '../../starter/files/to-replace/document.pdf');

const paths = readdirSync(sample, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.pdf'))
  .sort();

const documents = new Map<string, ReadPdf>([
  ...paths.map((path) => [path, readPdf(readFileSync(join(sample, path)))] as const),
  [placeholder, readPdf(readFileSync(placeholder))],
]);

function all(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => [element, ...all(element.children)]);
}

/** The documents of which something is not as it has to be. */
function exceptions(isRight: (document: ReadPdf) => boolean): string[] {
  return [...documents].flatMap(([path, document]) => (isRight(document) ? [] : [path]));
}

const textOf = (path: string) => documents.get(path)?.text ?? '';

it('has the documents that the pages name: nine calendars, sixteen sheets of homework, thirteen of disclosure', () => {
  const count = (folder: string) => paths.filter((path) => path.startsWith(folder)).length;
  expect([count('calendar'), count('homework'), count('disclosure')]).toEqual([9, 16, 13]);
});

it('has a picture of the first page of each document that a page frames', () => {
  const pages = join(sample, '../pages');
  const blocks = readdirSync(pages).flatMap((name) => {
    const words = JSON.parse(readFileSync(join(pages, name), 'utf8')) as Partial<PageContent>;
    return words.blocks ?? [];
  });
  const framed = blocks.flatMap((block) => {
    if (block.type === 'frame') return [block];
    return block.type === 'documentAccordion' ? block.items : [];
  });
  expect(framed).toHaveLength(11);
  for (const { file, picture } of framed) expect(picture?.file).toBe(file.replace('.pdf', '.webp'));
});

describe('every document', () => {
  it('is tagged, so that it can be read out', () => {
    expect(exceptions(({ isMarked, structure }) => isMarked && structure[0]?.tag === 'Document')).toEqual([]);
  });

  it('says its language, and shows its title instead of its file’s name', () => {
    expect(exceptions(({ language }) => language === 'en-IN')).toEqual([]);
    expect(exceptions(({ title, showsTitle }) => showsTitle && title.length > 4)).toEqual([]);
  });

  it('is A4 on every page', () => {
    const isA4 = ({ pages }: ReadPdf) =>
      pages.length > 0 && pages.every((page) => page === '0 0 595.28 841.89');
    expect(exceptions(isA4)).toEqual([]);
  });

  it('begins its words with a single main heading', () => {
    const heads = ({ structure }: ReadPdf) => all(structure).filter(({ tag }) => tag === 'H1').length;
    expect(exceptions((document) => heads(document) === 1)).toEqual([]);
  });

  it('names the columns of its tables, and gives each row as many cells', () => {
    const isTable = ({ children }: Element) => {
      const [head, ...rows] = children.filter(({ tag }) => tag === 'TR').map((row) => row.children);
      return (
        head?.every(({ tag, isColumnHeader }) => tag === 'TH' && isColumnHeader) === true &&
        rows.length > 0 &&
        rows.every((row) => row.length === head.length && row.every(({ tag }) => tag === 'TD'))
      );
    };
    const tables = ({ structure }: ReadPdf) => all(structure).filter(({ tag }) => tag === 'Table');
    expect(exceptions((document) => tables(document).every(isTable))).toEqual([]);
    expect([...documents.values()].flatMap(tables).length).toBeGreaterThan(50);
  });
});

describe('the facts of the school (spec §9)', () => {
  it.each([
    ['documents/staff-list.pdf', ['(PGT) 17', '(TGT) 41', '(PRT) 42', '(NTT) 19', '(PET) 5', 'Total 124']],
    ['disclosure/three-year-results.pdf', ['2021 140 140', '2022 160 160', '2023 199 199']],
    ['disclosure/three-year-results.pdf', ['2021 137 137', '2022 140 140', '2023 149 149']],
    ['disclosure/fee-structure.pdf', ['three late entries 20', 'Duplicate TC 200', 'school diary 200']],
    ['disclosure/building-safety.pdf', ['area 24205 sq m', 'Classrooms 84', 'Labs 9']],
    ['disclosure/affiliation.pdf', ['number 9930417']],
    ['disclosure/noc.pdf', ['established 1990', 'campus 1991']],
  ])('stand in %s: %j', (path, facts) => {
    for (const fact of facts) expect(textOf(path)).toContain(fact);
  });

  it('stand in the calendars: examinations in May, September, December and February', () => {
    const text = textOf('calendar/examinations-2026-2027.pdf');
    for (const examination of ['Periodic Test-1', 'Half Yearly', 'Periodic Test-2', 'Annual Exam']) {
      expect(text).toContain(examination);
    }
  });
});
