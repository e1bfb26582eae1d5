import type { SearchAnswer, SearchKind, SearchResult, SearchWords } from '@school/shared-deps/contract';

import { type DocumentTable, type Group, yearsOf } from './document-table';
import { contextOf, marksIn } from './excerpt';
import type { SearchDocument, SearchQuery } from './search-document';
import type { Matches } from './word-index';
import type { Slot } from './words/synonyms';

interface AnswerParts {
  matches: Matches;
  table: DocumentTable;
  slots: readonly Slot[];
  near: readonly string[];
  answers: readonly SearchWords['answers'][number][];
}

interface Found {
  document: SearchDocument;
  score: number;
}

/** A group with its best documents, if it is shown. */
interface FoundGroup extends Group {
  count: number;
  best: Found[];
}

const MAX_BEST = 3;
/** Results of one kind beside others, and alone. */
const MAX_OF_KIND = 5;
const MAX_RESULTS = 50;

/** How likely a kind is what somebody looks for. */
const weights: Partial<Record<SearchKind, number>> = {
  page: 1.5,
  contact: 1.5,
  circular: 1.1,
  document: 1.1,
  news: 0.8,
  video: 0.7,
};

/** Words by which a question names a kind, besides the kind's own. */
const kindWords: Partial<Record<SearchKind, readonly string[]>> = {
  album: ['photo', 'gallery'],
  video: ['film'],
  document: ['pdf', 'form', 'certificate'],
};
const NAMED_KIND_WEIGHT = 2.5;
/** The address of the school's own answer. */
const ANSWER_WEIGHT = 6;

/** The best three first, then the best of each kind; one result for each address. */
export function answerOf(query: SearchQuery, parts: AnswerParts): SearchAnswer {
  const { slots, near, answers, matches } = parts;
  const groups = choose(parts, query);
  const ofYear = groups.filter(({ year }) => isOf(query.year, year));
  const ofKind = groups.filter(({ kind }) => isOf(query.kind, kind));
  const shown = ofYear.filter(({ kind }) => isOf(query.kind, kind));
  const kinds = countBy(ofYear, ({ kind }) => kind);
  const years = countBy(ofKind, ({ year }) => year);
  const isOneKind = !isOf(query.kind, '');
  const counts = new Map<SearchKind, number>();
  const first = shown
    .flatMap(({ best }) => best)
    .sort(byScore)
    .filter(({ document: { kind } }, index) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return isOneKind || index < MAX_BEST || count <= MAX_OF_KIND;
    })
    .slice(0, query.limit ?? MAX_RESULTS);
  return {
    q: query.q,
    words: slots.map(({ word }) => word),
    total: shown.reduce((sum, { count }) => sum + count, 0),
    results: first.map(({ document }) => resultOf(document, matches)),
    answers: answers.flatMap(({ title, text, fact, href }) => {
      const shownText = fact === undefined ? text : query.facts?.[fact];
      return shownText ? [{ title, text: shownText, href }] : [];
    }),
    kinds: [...kinds].map(([kind, count]) => ({ kind, count })).sort((one, other) => other.count - one.count),
    years: [...years]
      .map(([year, count]) => ({ year, count }))
      .sort((one, other) => other.year.localeCompare(one.year)),
    near: [...new Set(near)],
  };
}

/** Counts what choices of kind and year would show, and keeps the best of each group that is shown. */
function choose(parts: AnswerParts, query: SearchQuery): FoundGroup[] {
  const { documents, groups, groupOf, paperOf, countPapers } = parts.table;
  const best = groups.map((): Found[] => []);
  const isShown = groups.map(({ kind, year }) => isOf(query.kind, kind) && isOf(query.year, year));
  const maxBest = query.kind ? MAX_RESULTS : MAX_BEST + MAX_OF_KIND;
  const counts = new Uint32Array(groups.length);
  // those that are not shown keep none
  const least = Float64Array.from(isShown, (shown) => (shown ? -1 : Infinity));
  const { scores } = parts.matches;
  const add = (number: number) => {
    const at = groupOf[number] ?? 0;
    const score = scores[number] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
    if (score <= (least[at] ?? 0)) return;
    const document = documents[number];
    const kept = best[at] ?? [];
    if (document) kept.push({ document, score });
    if (kept.length < 2 * maxBest) return;
    kept.sort(byScore).splice(maxBest);
    least[at] = kept.at(-1)?.score ?? 0;
  };
  rate(parts, query);
  // of a paper and its record, or of its pages, the best one is shown
  const papers = new Uint32Array(countPapers());
  for (const number of parts.matches.documents) {
    const paper = paperOf[number] ?? 0;
    const last = (papers[paper] ?? 0) - 1;
    if (paper === 0) add(number);
    else if (last < 0 || (scores[number] ?? 0) > (scores[last] ?? 0)) papers[paper] = number + 1;
  }
  for (const next of papers) if (next > 0) add(next - 1);
  return groups
    .map((group, at) => ({ ...group, count: counts[at] ?? 0, best: best[at] ?? [] }))
    .filter(({ count }) => count > 0);
}

/** Scores by words become scores of what somebody is likely to look for. */
function rate({ matches, table, slots, answers }: AnswerParts, { today }: SearchQuery): void {
  const { documents, groups, groupOf, paperOf, born } = table;
  const { scores } = matches;
  const words = new Set(slots.flatMap(({ word, alternatives }) => [word, ...alternatives.flat()]));
  const weightOf = groups.map(({ kind }) => {
    const isNamed = [kind, ...(kindWords[kind] ?? [])].some((word) => words.has(word));
    return (weights[kind] ?? 1) * (isNamed ? NAMED_KIND_WEIGHT : 1);
  });
  const answer = answers[0]?.href;
  const paper = answer === undefined ? 0 : table.paperAt(answer);
  const thisYear = yearsOf(today);
  for (const number of matches.documents) {
    const year = born[number] ?? 0;
    const age = year === 0 ? 0.5 : Math.max(0, thisYear - year);
    const worth = (scores[number] ?? 0) * (weightOf[groupOf[number] ?? 0] ?? 1);
    scores[number] = worth / (1 + 0.2 * age);
    if (answer === undefined) continue;
    // pages have no date, and texts are slow to compare
    const isPage = paper === 0 && year === 0 && documents[number]?.href === answer;
    if (isPage || (paper > 0 && paperOf[number] === paper))
      scores[number] = (scores[number] ?? 0) * ANSWER_WEIGHT;
  }
}

function countBy<K extends string>(
  groups: readonly FoundGroup[],
  keyOf: (group: FoundGroup) => K,
): Map<K, number> {
  const counts = new Map<K, number>();
  for (const group of groups) {
    const key = keyOf(group);
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + group.count);
  }
  return counts;
}

function byScore(one: Found, other: Found): number {
  return other.score - one.score;
}

function isOf(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === '' || wanted === value;
}

function resultOf(
  { kind, title, text, href, date, bytes, page }: SearchDocument,
  { terms, stems }: Matches,
): SearchResult {
  const context = contextOf(text, stems);
  return {
    kind,
    title,
    context,
    marks: { title: marksIn(title, terms), context: marksIn(context, terms) },
    href,
    ...(date && { date }),
    ...(bytes !== undefined && { bytes }),
    ...(page !== undefined && { page }),
  };
}
