import type { SearchResult } from '@school/contract';
import { longMonths } from '@school/shared-deps/server';

import { byDate, type SearchDocument } from './search-document';
import { questionWords } from './words/words';

/** A document with words of a question. */
export interface Found extends SearchDocument {
  score: number;
  /** Whether it has all words that say something. */
  isWhole: boolean;
  /** Its words that the question has, and its phrases that mean the same as one. */
  terms: readonly string[];
  phrases: readonly (readonly string[])[];
  also?: SearchResult['also'];
}

const monthWords = longMonths.map((month) => month.toLowerCase());

/** Of those with the same name, such as a circular of each year, the newest; the first names the others. */
export function foldByName(found: readonly Found[]): Found[] {
  const groups = new Map<string, Found[]>();
  for (const each of found) {
    const name = nameOf(each);
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  const folded = [...groups.values()].flatMap((group) => {
    const newest = group.map(yearOf).sort().at(-1);
    const [first, ...others] = group.filter((each) => yearOf(each) === newest);
    const older = group.filter((each) => yearOf(each) !== newest).sort(byDate);
    const also = older.map((each) => ({ year: yearOf(each), href: each.href }));
    const score = group[0]?.score ?? 0;
    return first && also.length > 0 ? [{ ...first, also, score }, ...others] : group;
  });
  return folded.sort((one, other) => other.score - one.score);
}

/** `circular half yearly examination` of `Half Yearly Examination: 8 to 20 September`. */
function nameOf({ kind, title, href, date }: Found): string {
  const [name = ''] = title.split(/[:,(]/);
  const words = questionWords(name).filter((word) => !/^\d+$/.test(word) && !monthWords.includes(word));
  return [kind, ...(words.length > 0 && date ? words : [href])].join(' ');
}

function yearOf({ date = '' }: Found): string {
  return date.slice(0, 4);
}
