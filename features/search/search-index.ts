import type { SearchAnswer, SearchKind, SearchWords } from '@school/contract';
import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';

import { answerOf, type Found } from './answer';
import type { SearchDocument, SearchQuery } from './search-document';
import { createWeights, type DocumentWeights, newestKinds } from './weights';
import { readDay } from './words/days';
import {
  createKeywordReader,
  isStrong,
  type Keyword,
  meaningsOf,
  phrasesOf,
  singleWords,
} from './words/keywords';
import { createAnswers } from './words/school-answers';
import { documentWords, hasFigure, maxTypos } from './words/words';

export type SearchIndex = ReturnType<typeof createSearchIndex>;
/** An index as JSON, for browsers. */
export interface SavedIndex {
  index: AsPlainObject;
  words: SearchWords;
}

/** Close words for so many words of a question without results. */
const MAX_NEAR = 2;
/** The worth of a word that means the same. */
const SYNONYM = 0.7;

interface Entry {
  id: string;
  document: SearchDocument;
}

const options: Options<Entry> = {
  // a question may name the kind
  fields: ['title', 'text', 'kind', 'translatedTitles', 'translatedTexts'],
  storeFields: ['document'],
  extractField: (entry, field) => {
    if (field === 'translatedTitles') return translatedWords(entry, 'title');
    if (field === 'translatedTexts') return translatedWords(entry, 'text');
    return field in entry ? entry[field as keyof Entry] : entry.document[field as keyof SearchDocument];
  },
  tokenize: documentWords,
  processTerm: (word) => word,
  searchOptions: {
    tokenize: (word) => [word],
    // a synonym in a translation mostly repeats a word of the English text
    boost: { title: 3, translatedTitles: 0.6, translatedTexts: 0.2 },
    weights: { prefix: 0.4, fuzzy: 0.45 },
    bm25: { k: 1.2, b: 0.7, d: 1 },
  },
};

const latin = /[\p{Script=Latin}\p{N}]+/gu;

/** Texts in other languages, without Latin words and numbers: the English text has those already. */
function translatedWords({ document }: Entry, field: 'title' | 'text'): string | undefined {
  const texts = Object.values(document.translated ?? {}).map((each) => each[field] ?? '');
  return texts.length === 0 ? undefined : texts.join(' · ').replace(latin, ' ');
}

/** An index that is searched while it changes. */
export function createSearchIndex(saved?: SavedIndex) {
  const index = saved ? MiniSearch.loadJS(saved.index, options) : new MiniSearch(options);
  const sources = new Map<string, ReadonlyMap<string, SearchDocument>>();
  const isWord = (word: string, prefix = word.length > 2) => index.search(word, { prefix }).length > 0;
  const wordsLike = (word: string) => [
    ...new Set(index.search(word, { fuzzy: hasFigure(word) ? 0 : 2 }).flatMap(({ terms }) => terms)),
  ];
  const understand = (words: SearchWords) => {
    const answers = createAnswers(words.answers);
    return {
      words,
      answers,
      keywordsOf: createKeywordReader(words.synonyms, answers.words, isWord, wordsLike),
    };
  };
  let vocabulary = understand(saved?.words ?? { synonyms: [], answers: [] });

  const wordsNear = (word: string) =>
    index
      .autoSuggest(word, {
        fuzzy: hasFigure(word) ? 0 : Math.min(2, Math.ceil(word.length / 3)),
        prefix: false,
      })
      .slice(0, MAX_NEAR)
      .map(({ suggestion }) => suggestion);
  /** The documents with some of the words; those with more of them are worth more. */
  const foundBy = (keywords: readonly Keyword[], { weightOf, isAnswer }: DocumentWeights): Found[] => {
    const isSingle = singleWords(keywords);
    const phrases = phrasesOf(keywords);
    return index.search({ queries: keywords.map(queryOf) }).map(({ score, terms, queryTerms, ...fields }) => {
      const document = documentIn(fields);
      const matched = keywords.filter((keyword) =>
        meaningsOf(keyword).some((words) => words.every((word) => queryTerms.includes(word))),
      );
      const isWhole = keywords.every((keyword) => !isStrong(keyword) || matched.includes(keyword));
      return {
        ...document,
        terms: terms.filter(isSingle),
        phrases: phrases.filter((phrase) => phrase.every((word) => terms.includes(word))),
        score: (score / queryTerms.length) * matched.length ** 2 * weightOf(document),
        isWhole: isWhole || isAnswer(document),
      };
    });
  };
  /** Records of some kinds, the newest first. */
  const newestOf = (kinds: readonly SearchKind[], today: string): Found[] =>
    index
      .search(MiniSearch.wildcard)
      .map(documentIn)
      .filter(({ kind, date = '' }) => kinds.includes(kind) && date !== '' && date <= today)
      .map((document) => ({
        ...document,
        terms: [],
        phrases: [],
        score: Date.parse(document.date ?? ''),
        isWhole: true,
      }));
  return {
    /** Makes these the school's words. */
    setWords: (words: SearchWords) => {
      vocabulary = understand(words);
    },
    /** Makes these the documents of a source; those that are the same stay as they are. */
    put: async (source: string, next: readonly SearchDocument[]) => {
      const before = sources.get(source) ?? new Map<string, SearchDocument>();
      const documents = new Map(next.map((document) => [`${source} ${document.key}`, document]));
      sources.set(source, documents);
      const hasChanged = (id: string) => JSON.stringify(before.get(id)) !== JSON.stringify(documents.get(id));
      for (const id of before.keys()) if (hasChanged(id)) index.discard(id);
      const entries = [...documents].map(([id, document]) => ({ id, document }));
      // a few at a time: the rest waits for requests that have come in the meantime
      await index.addAllAsync(entries.filter(({ id }) => hasChanged(id)));
    },
    /** The documents of a source. */
    documents: (source: string) => [...(sources.get(source)?.values() ?? [])],
    find: (query: SearchQuery): SearchAnswer => {
      const keywords = vocabulary.keywordsOf(query.q);
      const { find } = vocabulary.answers;
      const whole = find(keywords, query.today);
      const day = whole.length === 0 ? readDay(query.q, query.today) : undefined;
      const answers = day ? find(vocabulary.keywordsOf(day.question), query.today) : whole;
      const strong = keywords.filter(({ isWeak }) => !isWeak);
      const newest = newestKinds(keywords);
      const found = newest
        ? newestOf(newest, query.today)
        : foundBy(
            strong.length > 0 ? strong : keywords,
            createWeights(query.today, keywords, answers[0]?.href),
          );
      const near = found.length > 0 ? [] : keywords.slice(0, MAX_NEAR).flatMap(({ word }) => wordsNear(word));
      return answerOf(query, { found, keywords, near, answers });
    },
    /** The PDFs that documents name, each with the first one; the site's pages come first. */
    pdfs: () => {
      const documents = [...sources.values()].flatMap((each) => [...each.values()]);
      const naming = documents.filter(({ page }) => page === undefined).reverse();
      return new Map(naming.flatMap((each) => (each.file ? [[each.file, each]] : [])));
    },
    save: (): SavedIndex => ({ index: index.toJSON(), words: vocabulary.words }),
  };
}

function documentIn(fields: Readonly<Record<string, unknown>> | undefined): SearchDocument {
  return fields?.['document'] as SearchDocument;
}

/** Asks for a word, or words that mean the same; a word that is not known may be misspelt. */
function queryOf({ word, isKnown, meant, isClass, alternatives }: Keyword): Query {
  const own = { queries: [...meant], prefix: !isClass && word.length > 1, fuzzy: !isKnown && maxTypos(word) };
  const others = alternatives.map((parts) => ({
    queries: [...parts],
    combineWith: 'AND' as const,
    boostTerm: () => SYNONYM / parts.length,
  }));
  return { queries: [own, ...others] };
}
