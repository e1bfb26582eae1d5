import type { SearchAnswer, SearchKind } from '@school/shared-deps/contract';

import { answerOf } from './answer';
import { createDocumentTable } from './document-table';
import { MAX_QUESTION_LENGTH, type SearchDocument, type SearchQuery } from './search-document';
import { createWordIndex, type SavedWords } from './word-index';
import { createVocabulary, type Vocabulary } from './words/synonyms';
import { wellFormed, wordsOf } from './words/words';

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** The rest waits for searches that have come in the meantime. */
const CHUNK = 25;
/** Of a question that finds nothing, close words are looked up for so many words. */
const MAX_NEAR = 2;

/** An index as JSON, for browsers. */
export interface SavedIndex {
  words: SavedWords;
  documents: readonly SearchDocument[];
}

/** An index that is searched while it changes. */
export function createSearchIndex(saved?: SavedIndex) {
  const index = createWordIndex(saved?.words);
  const table = createDocumentTable();
  const { documents } = table;
  saved?.documents.forEach(table.add);
  const sources = new Map<string, Map<string, number>>();
  let vocabulary = createVocabulary({ synonyms: [], answers: [] });

  const remove = (id: number) => {
    index.remove(id);
    documents[id] = undefined;
  };
  return {
    setVocabulary: (next: Vocabulary) => {
      vocabulary = next;
    },
    /** Makes these the documents of a source; those that are the same stay as they are. */
    put: async (source: string, next: readonly SearchDocument[]) => {
      const known = sources.get(source) ?? new Map<string, number>();
      const kept = new Map<string, number>();
      sources.set(source, kept);
      for (const [count, document] of next.entries()) {
        if (count % CHUNK === CHUNK - 1) await new Promise((resolve) => setImmediate(resolve));
        const { key } = document;
        const id = known.get(key);
        if (kept.has(key)) continue;
        const last = id === undefined ? undefined : documents[id];
        if (id !== undefined && last && isSame(last, document)) {
          kept.set(key, id);
          continue;
        }
        if (id !== undefined) remove(id);
        known.delete(key);
        kept.set(key, documents.length);
        // a question may name the kind
        index.add(documents.length, wordsOf(document.title), wordsOf(`${document.text} ${document.kind}`));
        table.add(document);
      }
      for (const [key, id] of known) if (!kept.has(key)) remove(id);
      if (kept.size === 0) sources.delete(source);
    },
    find: (query: SearchQuery): SearchAnswer => {
      const q = wellFormed(query.q.trim().slice(0, MAX_QUESTION_LENGTH));
      const slots = vocabulary.slotsOf(q, index.has);
      const matches = index.find(slots);
      const near =
        matches.documents.length > 0 ? [] : slots.slice(0, MAX_NEAR).flatMap(({ word }) => index.near(word));
      const answers = vocabulary.answersTo(slots);
      return answerOf({ ...query, q }, { matches, table, slots, near, answers });
    },
    /** The papers that documents name, each with the one that says most of it. */
    papers: () => papersOf(documents),
    /** The index as it is, once no document has been taken out of it. */
    save: (): SavedIndex => ({
      words: index.save(),
      documents: documents.filter((each) => each !== undefined),
    }),
  };
}

function isSame(one: SearchDocument, other: SearchDocument): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The kinds whose words for a paper say most of it. */
const paperKinds: readonly SearchKind[] = ['document', 'circular', 'ebook', 'event', 'news'];

function papersOf(documents: readonly (SearchDocument | undefined)[]): Map<string, SearchDocument> {
  const papers = new Map<string, SearchDocument>();
  for (const document of documents) {
    if (document?.file === undefined || document.page !== undefined) continue;
    const { file, kind } = document;
    const last = papers.get(file);
    if (!last || paperKinds.indexOf(kind) < paperKinds.indexOf(last.kind)) papers.set(file, document);
  }
  return papers;
}
