import { MAX_BEST_RESULTS, type SearchAnswer, type SearchKind, type SearchResult } from '@school/contract';
import type { Language } from '@school/contract/languages';
import { longMonths } from '@school/shared-deps/server';

import { contextOf, marksIn } from './excerpt';
import { addressOf, byDate, MAX_RESULTS, type SearchDocument, type SearchQuery } from './search-document';
import type { Keyword } from './words/keywords';
import type { SchoolAnswer } from './words/school-answers';
import { foldLoosely, questionWords } from './words/words';

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

interface SearchMatches {
  found: readonly Found[];
  keywords: readonly Keyword[];
  near: readonly string[];
  answers: readonly SchoolAnswer[];
}

/** Results of one kind beside others. */
const MAX_OF_KIND = 5;
const monthWords = longMonths.map((month) => month.toLowerCase());

/** The best three first, then the best of each kind; one result for each address. */
export function answerOf(
  query: SearchQuery,
  { found, keywords, near, answers }: SearchMatches,
): SearchAnswer {
  const sorted = [...found].sort(byScore);
  const whole = sorted.filter(({ isWhole }) => isWhole);
  const all = oneOfEachPdf(whole.length > 0 ? whole : sorted);
  const ofYear = all.filter((each) => !query.year || query.year === yearOf(each));
  const isOfKind = ({ kind }: Found) => !query.kind || query.kind === kind;
  const shown = ofYear.filter(isOfKind);
  const namesYear = keywords.some(({ word }) => /^20\d\d$/.test(word));
  const named = namesYear ? shown : foldByName(shown);
  return {
    q: query.q,
    words: keywords.map(({ word }) => word),
    total: shown.length,
    ...(whole.length === 0 && all.length > 0 && { isPartial: true }),
    results: bestOf(named, query)
      .slice(0, query.limit)
      .map((document) => resultOf(document, query.language)),
    answers: answers.flatMap((answer) => shownAnswer(answer, query)),
    ...(query.facts?.officeNow && { office: query.facts.officeNow }),
    kinds: countsOf(ofYear.map(({ kind }) => kind))
      .map(([kind, count]) => ({ kind, count }))
      .sort((one, other) => other.count - one.count),
    years: countsOf(all.filter(isOfKind).map(yearOf).filter(Boolean))
      .map(([year, count]) => ({ year, count }))
      .sort((one, other) => other.year.localeCompare(one.year)),
    near: [...new Set(near)],
  };
}

function byScore(one: Found, other: Found): number {
  return other.score - one.score;
}

function shownAnswer({ title, text, fact, href, more }: SchoolAnswer, { facts = {} }: SearchQuery) {
  const shown = (fact && facts[fact]) ?? text;
  return shown ? [{ title, text: shown, href, ...(more && { more }) }] : [];
}

/** Of a PDF and its record, or of its pages, the best one. */
function oneOfEachPdf(found: readonly Found[]): Found[] {
  const pdfs = new Set<string>();
  return found.filter(({ file, href }) => {
    const { size } = pdfs;
    return file === undefined || pdfs.add(href).size > size;
  });
}

/** Of those with the same name, such as a circular of each year, the newest; the first names the others. */
function foldByName(found: readonly Found[]): Found[] {
  const groups = new Map<string, Found[]>();
  for (const each of found) {
    const name = nameOf(each);
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  const folded = [...groups.values()].flatMap((group) => {
    const newest = group.map(yearOf).sort().at(-1);
    const [first, ...others] = group.filter((each) => yearOf(each) === newest);
    const older = group.filter((each) => yearOf(each) !== newest).sort(byDate);
    const also = older.map((each) => ({ year: yearOf(each), href: addressOf(each) }));
    const score = group[0]?.score ?? 0;
    return first && also.length > 0 ? [{ ...first, also, score }, ...others] : group;
  });
  return folded.sort(byScore);
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

/** The best results; where few are asked for, titles that begin with the question come first. */
function bestOf(found: readonly Found[], { q, kind, limit }: SearchQuery): readonly Found[] {
  if (kind) return found;
  if (limit >= MAX_RESULTS) return bestOfKinds(found);
  const beginning = foldLoosely(q);
  const beginsTitle = ({ title, translated = {} }: Found) =>
    [title, ...Object.values(translated).map((each) => each.title)]
      .flatMap((each) => [each, ...each.split(': ')])
      .some((part) => foldLoosely(part).startsWith(beginning));
  const first = new Set(found.filter(beginsTitle));
  return [...first, ...found.filter((each) => !first.has(each))];
}

function bestOfKinds(found: readonly Found[]): Found[] {
  const counts = new Map<SearchKind, number>();
  return found.filter(({ kind }, index) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return index < MAX_BEST_RESULTS || count <= MAX_OF_KIND;
  });
}

function countsOf<K>(keys: readonly K[]): [K, number][] {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}

function resultOf(document: Found, language: Language = 'en'): SearchResult {
  const { kind, date, bytes, page, terms, phrases, also, translated } = document;
  const title = translated?.[language]?.title ?? document.title;
  const text = foundText(document, language);
  const context = contextOf(text, new Set([...terms, ...phrases.flat()]));
  const found = new Set(terms);
  return {
    ...{ kind, title, context, href: addressOf(document) },
    marks: { title: marksIn(title, found, phrases), context: marksIn(context, found, phrases) },
    ...(date && { date }),
    ...(bytes !== undefined && { bytes }),
    ...(page !== undefined && { page }),
    ...(also && { also }),
  };
}

/** The text of the page's language, or the one that has the words. */
function foundText({ text, translated, terms }: Found, language: Language): string {
  if (translated === undefined) return text;
  const own = translated[language]?.text ?? text;
  const all = [own, text, ...Object.values(translated).map((each) => each.text ?? '')];
  const hasWord = (each: string) => {
    const folded = foldLoosely(each);
    return terms.some((term) => folded.includes(term));
  };
  return all.find(hasWord) ?? own;
}
