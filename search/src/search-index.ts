import type { SearchAnswer, SearchKind } from '@school/shared-deps/contract';

import { answerOf, type Entry, entryOf } from './answer';
import type { SearchDocument, SearchQuery } from './search-document';
import { createWordIndex } from './word-index';
import { createVocabulary, type Vocabulary } from './words/synonyms';
import { wellFormed, wordsOf } from './words/words';

/** An index that is searched while it changes. */
export interface SearchIndex {
  /** Makes these the documents of a source; those that are the same stay as they are. */
  put: (source: string, documents: readonly SearchDocument[]) => Promise<void>;
  setVocabulary: (vocabulary: Vocabulary) => void;
  find: (query: SearchQuery, facts?: Facts) => SearchAnswer;
  /** The papers that documents name, each with the one that says most of it. */
  papers: () => ReadonlyMap<string, SearchDocument>;
}

/** Texts of what the server knows by itself. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** The rest waits for searches that have come in the meantime. */
const CHUNK = 25;
const MAX_QUESTION_LENGTH = 200;

export function createSearchIndex(): SearchIndex {
  const index = createWordIndex();
  const entries: (Entry | undefined)[] = [];
  const sources = new Map<string, Map<string, number>>();
  let vocabulary = createVocabulary({ synonyms: [], answers: [] });

  const remove = (id: number) => {
    index.remove(id);
    entries[id] = undefined;
  };
  return {
    setVocabulary: (next) => {
      vocabulary = next;
    },
    put: async (source, next) => {
      const known = sources.get(source) ?? new Map<string, number>();
      const kept = new Map<string, number>();
      sources.set(source, kept);
      for (const [count, document] of next.entries()) {
        if (count % CHUNK === CHUNK - 1) await new Promise((resolve) => setImmediate(resolve));
        const { key } = document;
        const id = known.get(key);
        if (kept.has(key)) continue;
        const last = id === undefined ? undefined : entries[id]?.document;
        if (id !== undefined && last && isSame(last, document)) {
          kept.set(key, id);
          continue;
        }
        if (id !== undefined) remove(id);
        known.delete(key);
        kept.set(key, entries.length);
        index.add(entries.length, wordsOf(document.title), wordsOf(document.text));
        entries.push(entryOf(document));
      }
      for (const [key, id] of known) if (!kept.has(key)) remove(id);
      if (kept.size === 0) sources.delete(source);
    },
    find: (query, facts = {}) => {
      const q = wellFormed(query.q.trim().slice(0, MAX_QUESTION_LENGTH));
      const slots = vocabulary.slotsOf(q);
      const matches = index.find(slots);
      const near = matches.documents.length > 0 ? [] : slots.flatMap(({ word }) => index.near(word));
      const answers = vocabulary.answersTo(slots);
      return answerOf({ ...query, q }, { matches, entries, slots, near, answers, facts });
    },
    papers: () => papersOf(entries),
  };
}

function isSame(one: SearchDocument, other: SearchDocument): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The kinds whose words for a paper say most of it. */
const paperKinds: readonly SearchKind[] = ['document', 'circular', 'book', 'notice', 'event', 'news'];

function papersOf(entries: readonly (Entry | undefined)[]): Map<string, SearchDocument> {
  const papers = new Map<string, SearchDocument>();
  for (const entry of entries) {
    const document = entry?.document;
    if (document?.file === undefined || document.page !== undefined) continue;
    const { file, kind } = document;
    const last = papers.get(file);
    if (!last || paperKinds.indexOf(kind) < paperKinds.indexOf(last.kind)) papers.set(file, document);
  }
  return papers;
}
