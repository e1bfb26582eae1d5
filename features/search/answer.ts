import { MAX_BEST_RESULTS, type SearchAnswer, type SearchKind, type SearchResult } from '@school/contract';

import { contextOf, marksIn } from './excerpt';
import { foldByName, type Found } from './same-name';
import type { SearchQuery } from './search-document';
import { addressOf } from './weights';
import type { SchoolAnswer } from './words/school-answers';
import type { Slot } from './words/slots';
import { foldLoosely } from './words/words';

interface AnswerParts {
  found: readonly Found[];
  slots: readonly Slot[];
  near: readonly string[];
  answer: SchoolAnswer | undefined;
}

/** Results of one kind beside others. */
const MAX_OF_KIND = 5;
const MAX_RESULTS = 50;

/** The best three first, then the best of each kind; one result for each address. */
export function answerOf(query: SearchQuery, { found, slots, near, answer }: AnswerParts): SearchAnswer {
  const { limit = MAX_RESULTS } = query;
  const sorted = found.toSorted((one, other) => other.score - one.score);
  const whole = sorted.filter(({ isWhole }) => isWhole);
  const all = oneOfEachPdf(whole.length > 0 ? whole : sorted);
  const ofYear = all.filter(({ date }) => !query.year || query.year === date?.slice(0, 4));
  const isOfKind = ({ kind }: Found) => !query.kind || query.kind === kind;
  const shown = ofYear.filter(isOfKind);
  const named = slots.some(({ word }) => isYear(word)) ? shown : foldByName(shown);
  return {
    q: query.q,
    words: slots.map(({ word }) => word),
    total: shown.length,
    ...(whole.length === 0 && all.length > 0 && { isPartial: true }),
    results: bestOf(named, { ...query, limit })
      .slice(0, limit)
      .map(resultOf),
    answers: answer ? shownAnswer(answer, query) : [],
    ...(query.facts?.officeNow && { office: query.facts.officeNow }),
    kinds: countsOf(ofYear.map(({ kind }) => kind))
      .map(([kind, count]) => ({ kind, count }))
      .sort((one, other) => other.count - one.count),
    years: countsOf(all.filter(isOfKind).map(({ date = '' }) => date.slice(0, 4)))
      .filter(([year]) => year !== '')
      .map(([year, count]) => ({ year, count }))
      .sort((one, other) => other.year.localeCompare(one.year)),
    near: [...new Set(near)],
  };
}

function shownAnswer({ title, text, fact, href }: SchoolAnswer, { facts = {} }: SearchQuery) {
  const shown = text ?? (fact && facts[fact]);
  return shown ? [{ title, text: shown, href }] : [];
}

/** Of a PDF and its record, or of its pages, the best one. */
function oneOfEachPdf(found: readonly Found[]): Found[] {
  const pdfs = new Set<string>();
  return found.filter(({ file, href }) => {
    const { size } = pdfs;
    return file === undefined || pdfs.add(addressOf(href)).size > size;
  });
}

/** The best results; where few are asked for, titles that begin with the question come first. */
function bestOf(
  found: readonly Found[],
  { q, kind, limit }: SearchQuery & { limit: number },
): readonly Found[] {
  if (kind) return found;
  if (limit >= MAX_RESULTS) return bestOfKinds(found);
  const beginsTitle = ({ title }: Found) =>
    [title, ...title.split(': ')].some((part) => foldLoosely(part).startsWith(foldLoosely(q)));
  return [...found.filter(beginsTitle), ...found.filter((each) => !beginsTitle(each))];
}

function bestOfKinds(found: readonly Found[]): Found[] {
  const counts = new Map<SearchKind, number>();
  return found.filter(({ kind }, index) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return index < MAX_BEST_RESULTS || count <= MAX_OF_KIND;
  });
}

function isYear(word: string): boolean {
  return /^20\d\d$/.test(word);
}

function countsOf<K>(keys: readonly K[]): [K, number][] {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}

function resultOf({ kind, title, text, href, date, bytes, page, terms, phrases, also }: Found): SearchResult {
  const context = contextOf(text, new Set([...terms, ...phrases.flat()]));
  const found = new Set(terms);
  return {
    ...{ kind, title, context, href },
    marks: { title: marksIn(title, found, phrases), context: marksIn(context, found, phrases) },
    ...(date && { date }),
    ...(bytes !== undefined && { bytes }),
    ...(page !== undefined && { page }),
    ...(also && { also }),
  };
}
