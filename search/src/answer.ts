import type { SearchAnswer, SearchKind, SearchResult, SearchWords } from '@school/shared-deps/contract';

import { contextOf, marked } from './excerpt';
import type { SearchDocument, SearchQuery } from './search-document';
import type { Matches } from './word-index';
import type { Slot } from './words/synonyms';

interface AnswerParts {
  matches: Matches;
  /** By their numbers. */
  entries: readonly (Entry | undefined)[];
  slots: readonly Slot[];
  near: readonly string[];
  answers: readonly SearchWords['answers'][number][];
  facts: Readonly<Record<string, string | undefined>>;
}

interface Found {
  entry: Entry;
  score: number;
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
  notice: 0.9,
  news: 0.8,
  film: 0.7,
  person: 0.9,
};

/** Words by which a question names the kind of what it looks for. */
const kindWords: Partial<Record<SearchKind, readonly string[]>> = {
  album: ['photo', 'album', 'gallery'],
  film: ['video', 'film'],
  circular: ['circular'],
  news: ['news'],
  event: ['event'],
  book: ['ebook'],
  document: ['pdf', 'form', 'certificate'],
};
const NAMED_KIND_WEIGHT = 2.5;
/** The address of the school's own answer. */
const ANSWER_WEIGHT = 4;

/** The best three first, then the best of each kind; one result for each address. */
export function answerOf(query: SearchQuery, parts: AnswerParts): SearchAnswer {
  const { slots, near, answers, facts, matches } = parts;
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
    .filter(({ entry: { document } }, index) => {
      const count = (counts.get(document.kind) ?? 0) + 1;
      counts.set(document.kind, count);
      return isOneKind || index < MAX_BEST || count <= MAX_OF_KIND;
    });
  return {
    q: query.q,
    words: slots.map(({ word }) => word),
    total: shown.reduce((sum, { count }) => sum + count, 0),
    results: first.slice(0, MAX_RESULTS).map(({ entry }) => resultOf(entry.document, matches.terms)),
    answers: answers.flatMap(({ title, text, fact, href }) => {
      const shownText = fact === undefined ? text : facts[fact];
      return shownText ? [{ title, text: shownText, href }] : [];
    }),
    kinds: [...kinds].map(([kind, count]) => ({ kind, count })).sort((one, other) => other.count - one.count),
    years: [...years]
      .map(([year, count]) => ({ year, count }))
      .sort((one, other) => other.year.localeCompare(one.year)),
    near: [...new Set(near)],
  };
}

/** A document with what each search needs of it: a search may look at all of them. */
export interface Entry {
  document: SearchDocument;
  /** How likely its kind is what somebody looks for. */
  weight: number;
  /** `2026.5` of `2026-06-18`; undefined without a date. */
  born: number | undefined;
  /** Its kind and year, in one word. */
  group: string;
  /** Its address, where other documents may have the same. */
  paper: string | undefined;
}

export function entryOf(document: SearchDocument): Entry {
  const { kind, date, file, page, href } = document;
  return {
    document,
    weight: weights[kind] ?? 1,
    born: date === undefined ? undefined : yearsOf(date),
    group: `${kind} ${date?.slice(0, 4) ?? ''}`,
    paper: file === undefined ? undefined : page === undefined ? href : href.replace(/#.*/, ''),
  };
}

function yearsOf(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12;
}

/** Counts what choices of kind and year would show, and keeps the best of each kind that is shown. */
function choose({ matches, entries, slots, answers }: AnswerParts, query: SearchQuery) {
  const named = kindsNamedIn(slots);
  const answered = new Set(answers.map(({ href }) => href));
  const groups = new Map<string, { count: number; best: Found[] }>();
  const papers = new Map<string, Found>();
  const thisYear = yearsOf(query.today);
  const add = (entry: Entry, score: number) => {
    const { group } = entry;
    let known = groups.get(group);
    if (!known) groups.set(group, (known = { count: 0, best: [] }));
    known.count += 1;
    keepBest(known.best, entry, score);
  };
  for (const number of matches.documents) {
    const entry = entries[number];
    if (!entry) continue;
    const age = entry.born === undefined ? 0.5 : Math.max(0, thisYear - entry.born);
    const { kind, href } = entry.document;
    const ofAnswer = answered.size > 0 && answered.has(entry.paper ?? href) ? ANSWER_WEIGHT : 1;
    const ofKind = named.size > 0 && named.has(kind) ? NAMED_KIND_WEIGHT : 1;
    const worth = (matches.scores[number] ?? 0) * entry.weight * ofAnswer * ofKind;
    const score = worth / (1 + 0.2 * age);
    if (entry.paper === undefined) add(entry, score);
    // of a paper and its record, or of its pages, the best one is shown
    else if (score > (papers.get(entry.paper)?.score ?? -1)) papers.set(entry.paper, { entry, score });
  }
  for (const { entry, score } of papers.values()) add(entry, score);
  return [...groups].map(([group, { count, best }]) => {
    const [kind = '', year = ''] = group.split(' ');
    return { kind: kind as SearchKind, year, count, best };
  });
}

function kindsNamedIn(slots: readonly Slot[]): Set<SearchKind> {
  const wanted = new Set(slots.flatMap(({ word, alternatives }) => [word, ...alternatives.flat()]));
  const all = Object.entries(kindWords) as [SearchKind, readonly string[]][];
  return new Set(all.filter(([, words]) => words.some((word) => wanted.has(word))).map(([kind]) => kind));
}

/** Keeps twice as many as are shown, and sorts them only when there are more. */
function keepBest(best: Found[], entry: Entry, score: number): void {
  if (best.length >= MAX_RESULTS && score <= (best[MAX_RESULTS - 1]?.score ?? 0)) return;
  best.push({ entry, score });
  if (best.length >= 2 * MAX_RESULTS) best.sort(byScore).splice(MAX_RESULTS);
}

function countBy<K extends string, G extends { count: number }>(
  groups: readonly G[],
  keyOf: (group: G) => K,
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
  terms: ReadonlySet<string>,
): SearchResult {
  return {
    kind,
    title: marked(title, terms),
    context: contextOf(text, terms),
    href,
    ...(date && { date }),
    ...(bytes !== undefined && { bytes }),
    ...(page !== undefined && { page }),
  };
}
