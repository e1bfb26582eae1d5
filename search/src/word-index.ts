import SearchableMap from 'minisearch/SearchableMap';

import type { Slot } from './words/synonyms';
import { maxTypos } from './words/words';

export type WordIndex = ReturnType<typeof createWordIndex>;

/** The documents that have words of a question; the lists are good until the next search. */
export interface Matches {
  documents: Uint32Array;
  /** The worth of each document, by its number: the more of the words it has, the more. */
  scores: Float32Array;
  /** Words of documents that the question has. */
  terms: ReadonlySet<string>;
  /** Beginnings of these words. */
  stems: readonly string[];
}

/** An index as JSON: each word with its postings, of which each is the distance to the one before. */
export interface SavedWords {
  size: number;
  words: readonly (readonly [word: string, ...distances: number[]])[];
}

/** Documents with a word: each is its number times 64, and how much the word means there; ascending. */
type Postings = number | number[];

const LEVELS = 64;
const MAX_MEANING = 12;
/** Of BM25+: a word says less the more often it comes, and the longer its text is. */
const [K, B, D] = [1.2, 0.7, 0.5];
const TITLE = { weight: 3, usualLength: 8 };
const TEXT = { weight: 1, usualLength: 60 };
const [KNOWN, SYNONYM, PREFIX, MISSPELT] = [1.4, 0.8, 0.4, 0.45];
/** Another word that means the same adds this part of its worth. */
const AGAIN = 0.5;
/** Of a question, so many words may be misspelt; other words that are not known find nothing. */
const MAX_MISSPELT = 3;
const MAX_PREFIXED = 100;
const MAX_STEMS = 16;
const MIN_DEAD = 1_000;

/** Documents by their words. A document is a number that is never used again. */
export function createWordIndex(saved: SavedWords = { size: 0, words: [] }) {
  const words = new SearchableMap<Postings>();
  const dead = new Set<number>();
  let { size } = saved;
  let count = size;
  let room = roomFor(size);
  for (const [word, ...distances] of saved.words) {
    let last = 0;
    words.set(
      word,
      distances.map((distance) => (last += distance)),
    );
  }

  const postingsOf = (word: string): readonly number[] => {
    const postings = words.get(word) ?? [];
    return typeof postings === 'number' ? [postings] : postings;
  };
  /** Keeps the best worth of a slot for each document that has all of these words. */
  const visit = (postings: readonly (readonly number[])[], weight: number, touched: number): number => {
    const { best, slotDocuments } = room;
    const [first = [], ...others] = postings;
    const rarities = postings.map(({ length }) => rarityOf(length, count) * weight);
    const places = others.map(() => 0);
    let next = touched;
    for (const posting of first) {
      const document = Math.floor(posting / LEVELS);
      let worth = ((posting % LEVELS) + 1) * (rarities[0] ?? 0);
      let hasAll = true;
      for (const [index, other] of others.entries()) {
        let place = places[index] ?? 0;
        while ((other[place] ?? Infinity) < document * LEVELS) place += 1;
        places[index] = place;
        const there = other[place] ?? 0;
        hasAll &&= Math.floor(there / LEVELS) === document && place < other.length;
        worth += ((there % LEVELS) + 1) * (rarities[index + 1] ?? 0);
      }
      if (!hasAll) continue;
      const last = best[document] ?? 0;
      if (last === 0) slotDocuments[next++] = document;
      best[document] = last > worth ? last + worth * AGAIN : worth + last * AGAIN;
    }
    return next;
  };

  /** The number of documents that have a slot; they are the first ones of `slotDocuments`. */
  const search = ({ alternatives }: Slot, weights: ReadonlyMap<string, number>, terms: Set<string>) => {
    let touched = 0;
    for (const [term, weight] of weights) {
      terms.add(term);
      touched = visit([postingsOf(term)], weight, touched);
    }
    for (const parts of alternatives) {
      for (const part of parts) terms.add(part);
      touched = visit(parts.map(postingsOf), SYNONYM / parts.length, touched);
    }
    return touched;
  };

  return {
    add: (document: number, title: readonly string[], text: readonly string[]) => {
      size = Math.max(size, document + 1);
      count += 1;
      if (size > room.best.length) room = roomFor(2 * size);
      for (const [word, meaning] of meaningsOf(title, text)) {
        const level = Math.min(LEVELS - 1, Math.floor((meaning / MAX_MEANING) * LEVELS));
        const posting = document * LEVELS + level;
        const known = words.get(word);
        if (known === undefined) words.set(word, posting);
        else if (typeof known === 'number') words.set(word, [known, posting]);
        else known.push(posting);
      }
    },
    remove: (document: number) => {
      dead.add(document);
      count -= 1;
      if (dead.size < Math.max(MIN_DEAD, count / 4)) return;
      for (const [word, postings] of [...words]) {
        const left = [postings].flat().filter((posting) => !dead.has(Math.floor(posting / LEVELS)));
        if (left.length === 0) words.delete(word);
        else words.set(word, left);
      }
      dead.clear();
    },
    has: (word: string) => words.has(word),
    find: (slots: readonly Slot[]): Matches => {
      const { scores, covered, best, slotDocuments, documents } = room;
      const terms = new Set<string>();
      const stems = new Set<string>();
      let [found, misspelt] = [0, 0];
      scores.fill(0, 0, size);
      covered.fill(0, 0, size);
      for (const slot of slots) {
        let touched = search(slot, termsOf(words, slot), terms);
        let slotStems = [slot.word, ...slot.alternatives.flat()];
        if (touched === 0 && (misspelt += 1) <= MAX_MISSPELT) {
          const close = misspeltTermsOf(words, slot.word);
          touched = search(slot, close, terms);
          slotStems = [...close.keys()];
        }
        for (const stem of slotStems) if (stems.size < MAX_STEMS) stems.add(stem);
        for (let at = 0; at < touched; at += 1) {
          const document = slotDocuments[at] ?? 0;
          if (covered[document] === 0 && !dead.has(document)) documents[found++] = document;
          scores[document] = (scores[document] ?? 0) + (best[document] ?? 0);
          covered[document] = (covered[document] ?? 0) + 1;
          best[document] = 0;
        }
      }
      for (let at = 0; at < found; at += 1) {
        const document = documents[at] ?? 0;
        const share = (covered[document] ?? 0) / slots.length;
        scores[document] = (scores[document] ?? 0) * share * share;
      }
      return { documents: documents.subarray(0, found), scores, terms, stems: [...stems] };
    },
    /** Known words that are close to one that is not known. */
    near: (word: string) => {
      const close = [...words.fuzzyGet(word, Math.min(3, Math.ceil(word.length / 3)))];
      return close
        .sort(([, [, one]], [, [, other]]) => one - other)
        .slice(0, 2)
        .map(([term]) => term);
    },
    save: (): SavedWords => ({
      size,
      words: [...words].map(([word, postings]) => {
        const distances = [postings].flat().map((posting, at, all) => posting - (all[at - 1] ?? 0));
        return [word, ...distances] as const;
      }),
    }),
  };
}

/** Numbers that a search needs for each document. */
function roomFor(size: number) {
  return {
    scores: new Float32Array(size),
    /** How many words of the question it has. */
    covered: new Uint8Array(size),
    /** Its best worth for one word of the question. */
    best: new Float32Array(size),
    slotDocuments: new Uint32Array(size),
    documents: new Uint32Array(size),
  };
}

/** A word means more the fewer documents have it. */
function rarityOf(documents: number, count: number): number {
  return Math.log(1 + (count - documents + 0.5) / (documents + 0.5)) * (MAX_MEANING / LEVELS);
}

/** How much each word means in a document. */
function meaningsOf(title: readonly string[], text: readonly string[]): Map<string, number> {
  const meanings = new Map<string, number>();
  for (const [field, { weight, usualLength }] of [
    [title, TITLE],
    [text, TEXT],
  ] as const) {
    const counts = new Map<string, number>();
    for (const word of field) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, times] of counts) {
      const meaning = D + (times * (K + 1)) / (times + K * (1 - B + (B * field.length) / usualLength));
      meanings.set(word, (meanings.get(word) ?? 0) + meaning * weight);
    }
  }
  return meanings;
}

/** Words of the index for a word of a question, and those that begin with it, with their weights. */
function termsOf(words: SearchableMap<Postings>, { word, alternatives }: Slot): Map<string, number> {
  const terms = new Map<string, number>();
  if (word.length > 1) {
    for (const term of words.atPrefix(word).keys()) {
      if (terms.size >= MAX_PREFIXED) break;
      terms.set(term, (PREFIX * term.length) / (term.length + 0.3 * (term.length - word.length)));
    }
  }
  if (words.has(word)) terms.set(word, alternatives.length > 0 ? KNOWN : 1);
  return terms;
}

function misspeltTermsOf(words: SearchableMap<Postings>, word: string): Map<string, number> {
  const terms = new Map<string, number>();
  const typos = maxTypos(word);
  if (typos === 0) return terms;
  for (const [term, [, distance]] of words.fuzzyGet(word, typos)) {
    terms.set(term, (MISSPELT * term.length) / (term.length + distance));
  }
  return terms;
}
