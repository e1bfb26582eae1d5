import type { SearchKind } from '@school/shared-deps/contract';

import type { SearchDocument } from './search-document';

/** Documents of one kind and year. */
export interface Group {
  kind: SearchKind;
  /** Empty without a date. */
  year: string;
}

/**
 * The documents of an index by their numbers. A search may look at all of them, therefore what each search
 * needs is in lists of numbers.
 */
export interface DocumentTable {
  documents: (SearchDocument | undefined)[];
  groups: Group[];
  groupOf: number[];
  /** The year and its part, such as `2026.5` of June 18; 0 without a date. */
  born: number[];
  /** The number of the paper that a document is, or is a page of; 0 for all others. */
  paperOf: number[];
  countPapers: () => number;
  /** The number of the paper at an address; 0 without one. */
  paperAt: (href: string) => number;
  add: (document: SearchDocument) => void;
}

export function createDocumentTable(): DocumentTable {
  const groupNumbers = new Map<string, number>();
  const paperNumbers = new Map<string, number>([['', 0]]);
  const table: Omit<DocumentTable, 'add' | 'countPapers' | 'paperAt'> = {
    documents: [],
    groups: [],
    groupOf: [],
    born: [],
    paperOf: [],
  };
  return {
    ...table,
    countPapers: () => paperNumbers.size,
    paperAt: (href) => paperNumbers.get(href) ?? 0,
    add: (document) => {
      const { kind, date, file, href } = document;
      const year = date?.slice(0, 4) ?? '';
      const group = numberIn(groupNumbers, `${kind} ${year}`);
      if (group === table.groups.length) table.groups.push({ kind, year });
      table.documents.push(document);
      table.groupOf.push(group);
      table.born.push(date === undefined ? 0 : yearsOf(date));
      table.paperOf.push(numberIn(paperNumbers, file === undefined ? '' : href.replace(/#.*/, '')));
    },
  };
}

export function yearsOf(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12;
}

function numberIn(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}
