import type { SearchKind } from '@school/shared-deps/contract';

import type { SearchDocument } from './search-document';

/** Documents of one kind and year. */
export interface Group {
  kind: SearchKind;
  /** Empty without a date. */
  year: string;
}

export type DocumentTable = ReturnType<typeof createDocumentTable>;

/**
 * The documents of an index by their numbers. A search may look at all of them, therefore what each search
 * needs is in lists of numbers.
 */
export function createDocumentTable() {
  const groupNumbers = new Map<string, number>();
  const paperNumbers = new Map<string, number>([['', 0]]);
  const documents: (SearchDocument | undefined)[] = [];
  const groups: Group[] = [];
  const groupOf: number[] = [];
  /** The year and its part, such as `2026.5` of June 18; 0 without a date. */
  const born: number[] = [];
  /** The number of the paper that a document is, or is a page of; 0 for all others. */
  const paperOf: number[] = [];
  return {
    documents,
    groups,
    groupOf,
    born,
    paperOf,
    countPapers: () => paperNumbers.size,
    /** The number of the paper at an address; 0 without one. */
    paperAt: (href: string) => paperNumbers.get(href) ?? 0,
    add: (document: SearchDocument) => {
      const { kind, date, file, href } = document;
      const year = date?.slice(0, 4) ?? '';
      const group = numberIn(groupNumbers, `${kind} ${year}`);
      if (group === groups.length) groups.push({ kind, year });
      documents.push(document);
      groupOf.push(group);
      born.push(date === undefined ? 0 : yearsOf(date));
      paperOf.push(numberIn(paperNumbers, file === undefined ? '' : href.replace(/#.*/, '')));
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
