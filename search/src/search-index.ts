import type { SearchAnswer, SearchKind } from '@school/shared-deps/contract';
import MiniSearch, { type Query, type SearchResult as Hit } from 'minisearch';

import { answerOf, type Found } from './answer';
import type { SearchDocument, SearchQuery } from './search-document';
import { createVocabulary, type Slot, type Vocabulary } from './words/synonyms';
import { maxTypos, wellFormed, wordsOf } from './words/words';

/** An index that is searched while it changes. */
export interface SearchIndex {
  /** Makes these the documents of a source; those that are the same stay as they are. */
  put: (source: string, documents: readonly SearchDocument[]) => Promise<void>;
  setVocabulary: (vocabulary: Vocabulary) => void;
  find: (query: SearchQuery, facts?: Facts) => SearchAnswer;
  /** The papers that documents name, each with the one that says most of it. */
  papers: () => ReadonlyMap<string, SearchDocument>;
  save: () => SavedIndex;
}

/** Texts of what the server knows by itself. */
export type Facts = Readonly<Record<string, string | undefined>>;

export interface SavedIndex {
  index: unknown;
  documents: readonly (readonly [number, SearchDocument])[];
}

/** The rest waits for searches that have come in the meantime. */
const CHUNK = 25;
const MAX_QUESTION_LENGTH = 200;
/** A word that means the same is worth less than the word itself. */
const SYNONYM_WEIGHT = 0.7;
/** Words of the school's own vocabulary say most. */
const KNOWN_WEIGHT = 1.4;
const YEAR_MS = 365 * 86_400_000;

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

const options = {
  fields: ['title', 'text'],
  tokenize: wordsOf,
  processTerm: (term: string) => term,
  autoVacuum: { minDirtFactor: 0.1, minDirtCount: 1_000, batchSize: 200, batchWait: 20 },
};

export function createSearchIndex(saved?: SavedIndex): SearchIndex {
  const index = saved
    ? MiniSearch.loadJS<IndexedDocument>(saved.index as never, options)
    : new MiniSearch<IndexedDocument>(options);
  const documents = new Map<number, SearchDocument>(saved?.documents);
  const sources = new Map<string, Map<string, number>>();
  let vocabulary = createVocabulary({ synonyms: [], answers: [] });
  let lastId = 0;

  const remove = (id: number) => {
    index.discard(id);
    documents.delete(id);
  };
  const search = (slots: readonly Slot[], misspelt: ReadonlySet<Slot>): Hit[] =>
    slots.length === 0 ? [] : index.search(queryOf(slots, misspelt), { boost: { title: 3 } });

  return {
    setVocabulary: (next) => {
      vocabulary = next;
    },
    put: async (source, next) => {
      const known = sources.get(source) ?? new Map<string, number>();
      const kept = new Map<string, number>();
      sources.set(source, kept);
      for (const [count, document] of next.entries()) {
        if (count % CHUNK === CHUNK - 1) await new Promise((resolve) => setTimeout(resolve, 0));
        const id = known.get(document.key);
        if (kept.has(document.key)) continue;
        const last = id === undefined ? undefined : documents.get(id);
        if (id !== undefined && last && isSame(last, document)) {
          kept.set(document.key, id);
          continue;
        }
        if (id !== undefined) remove(id);
        known.delete(document.key);
        lastId += 1;
        index.add({ id: lastId, title: document.title, text: document.text });
        documents.set(lastId, document);
        kept.set(document.key, lastId);
      }
      for (const [key, id] of known) if (!kept.has(key)) remove(id);
    },
    find: (query, facts = {}) => {
      const q = wellFormed(query.q.trim().slice(0, MAX_QUESTION_LENGTH));
      const slots = vocabulary.slotsOf(q);
      const exact = search(slots, new Set());
      const misspelt = new Set(slots.filter((slot) => !exact.some((hit) => covers(hit, slot))));
      const hits = misspelt.size === 0 ? exact : search(slots, misspelt);
      const found = hits.flatMap((hit) => foundOf(hit, slots, documents.get(hit.id as number), query.today));
      const near = found.length > 0 ? [] : slots.flatMap(({ word }) => nearWords(index, word));
      return answerOf({ ...query, q }, { found, slots, near, answers: vocabulary.answersTo(slots), facts });
    },
    papers: () => papersOf(documents.values()),
    save: () => ({ index: index.toJSON(), documents: [...documents] }),
  };
}

interface IndexedDocument {
  id: number;
  title: string;
  text: string;
}

function isSame(one: SearchDocument, other: SearchDocument): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Each word, or what means the same; words that the index does not have may be misspelt. */
function queryOf(slots: readonly Slot[], misspelt: ReadonlySet<Slot>): Query {
  return {
    combineWith: 'OR',
    queries: slots.flatMap((slot) => [
      {
        queries: [slot.word],
        prefix: slot.word.length > 1,
        fuzzy: misspelt.has(slot) && maxTypos(slot.word),
        boostTerm: () => (slot.alternatives.length > 0 ? KNOWN_WEIGHT : 1),
      },
      ...slot.alternatives.map((queries) => ({
        combineWith: 'AND' as const,
        queries: [...queries],
        boostTerm: () => SYNONYM_WEIGHT / queries.length,
      })),
    ]),
  };
}

function covers({ queryTerms }: Hit, { word, alternatives }: Slot): boolean {
  return (
    queryTerms.includes(word) ||
    alternatives.some((phrase) => phrase.every((part) => queryTerms.includes(part)))
  );
}

/** Documents with most of the words, of kinds that are often meant, and new ones come first. */
function foundOf(
  hit: Hit,
  slots: readonly Slot[],
  document: SearchDocument | undefined,
  today: string,
): Found[] {
  if (!document) return [];
  const covered = slots.filter((slot) => covers(hit, slot)).length / slots.length;
  const years = document.date ? Math.max(0, Date.parse(today) - Date.parse(document.date)) / YEAR_MS : 0.5;
  const score = (hit.score * covered ** 2 * (weights[document.kind] ?? 1)) / (1 + 0.2 * years);
  return [{ document, score, terms: hit.terms }];
}

function nearWords(index: MiniSearch<IndexedDocument>, word: string): string[] {
  const options = { fuzzy: Math.min(3, Math.ceil(word.length / 3)), prefix: false };
  return index
    .autoSuggest(word, options)
    .slice(0, 2)
    .map(({ suggestion }) => suggestion);
}

/** The kinds whose words for a paper say most of it. */
const paperKinds: readonly SearchKind[] = ['document', 'circular', 'book', 'notice', 'event', 'news'];

function papersOf(documents: Iterable<SearchDocument>): Map<string, SearchDocument> {
  const papers = new Map<string, SearchDocument>();
  for (const document of documents) {
    const { file, kind, page } = document;
    if (file === undefined || page !== undefined) continue;
    const last = papers.get(file);
    if (!last || paperKinds.indexOf(kind) < paperKinds.indexOf(last.kind)) papers.set(file, document);
  }
  return papers;
}
