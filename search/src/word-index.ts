import SearchableMap from 'minisearch/SearchableMap';

import type { Slot } from './words/synonyms';
import { maxTypos } from './words/words';

/** Documents by their words. A document is a number that is never used again. */
export interface WordIndex {
  add: (document: number, title: readonly string[], text: readonly string[]) => void;
  remove: (document: number) => void;
  find: (slots: readonly Slot[]) => Matches;
  /** Known words that are close to one that is not known. */
  near: (word: string) => string[];
}

/** The documents that have words of a question; both lists are good until the next search. */
export interface Matches {
  documents: readonly number[];
  /** The worth of each document, by its number: the more of the words it has, the more. */
  scores: Float32Array;
  /** Words of documents that the question has. */
  terms: ReadonlySet<string>;
}

/** Documents with a word: each is its number times 64, and how much the word means there. */
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
const MAX_PREFIXED = 100;
const MIN_DEAD = 1_000;

export function createWordIndex(): WordIndex {
  const words = new SearchableMap<Postings>();
  const dead = new Set<number>();
  let [size, count] = [0, 0];
  let scores = new Float32Array(1_024);
  let covered = new Uint8Array(1_024);
  let best = new Float32Array(1_024);
  let phrase = new Float32Array(1_024);

  /** Calls for each living document of a word with the word's worth there. */
  const each = (postings: Postings, weight: number, visit: (document: number, worth: number) => void) => {
    const all = typeof postings === 'number' ? [postings] : postings;
    const rarity =
      Math.log(1 + (count - all.length + 0.5) / (all.length + 0.5)) * weight * (MAX_MEANING / LEVELS);
    for (const posting of all) visit(Math.floor(posting / LEVELS), ((posting % LEVELS) + 1) * rarity);
  };
  /** Keeps the best worth of a slot for each document. */
  const search = (slot: Slot, isMisspelt: boolean, terms: Set<string>, touched: number[]) => {
    const keep = (document: number, worth: number) => {
      const last = best[document] ?? 0;
      if (last === 0) touched.push(document);
      best[document] = Math.max(last, worth) + Math.min(last, worth) * AGAIN;
    };
    for (const [term, weight] of termsOf(words, slot, isMisspelt)) {
      terms.add(term);
      each(words.get(term) ?? [], weight, keep);
    }
    for (const parts of slot.alternatives) {
      const postings = parts.map((part) => words.get(part) ?? []);
      // of a phrase, a document has all parts
      for (const [index, part] of postings.entries()) {
        const isLast = index === postings.length - 1;
        const weight = SYNONYM / parts.length;
        each(part, weight, (document, worth) => {
          const sum = phrase[document] ?? 0;
          const [had, before] = [Math.floor(sum / 1_000), sum % 1_000];
          if (had !== index) return;
          if (isLast) keep(document, before + worth);
          else phrase[document] = (index + 1) * 1_000 + before + worth;
        });
      }
      if (postings.length > 1) phrase.fill(0);
      for (const part of parts) terms.add(part);
    }
  };

  return {
    add: (document, title, text) => {
      size = Math.max(size, document + 1);
      count += 1;
      if (size > scores.length) {
        scores = new Float32Array(2 * size);
        covered = new Uint8Array(2 * size);
        best = new Float32Array(2 * size);
        phrase = new Float32Array(2 * size);
      }
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
      for (const [word, meaning] of meanings) {
        const posting =
          document * LEVELS + Math.min(LEVELS - 1, Math.floor((meaning / MAX_MEANING) * LEVELS));
        const known = words.get(word);
        if (known === undefined) words.set(word, posting);
        else if (typeof known === 'number') words.set(word, [known, posting]);
        else known.push(posting);
      }
    },
    remove: (document) => {
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
    find: (slots) => {
      const terms = new Set<string>();
      const documents: number[] = [];
      scores.fill(0);
      covered.fill(0);
      for (const slot of slots) {
        const touched: number[] = [];
        search(slot, false, terms, touched);
        if (touched.length === 0) search(slot, true, terms, touched);
        for (const document of touched) {
          if (scores[document] === 0) documents.push(document);
          scores[document] = (scores[document] ?? 0) + (best[document] ?? 0);
          covered[document] = (covered[document] ?? 0) + 1;
          best[document] = 0;
        }
      }
      const alive = dead.size === 0 ? documents : documents.filter((document) => !dead.has(document));
      for (const document of alive) {
        const share = (covered[document] ?? 0) / slots.length;
        scores[document] = (scores[document] ?? 0) * share ** 2;
      }
      return { documents: alive, scores, terms };
    },
    near: (word) => {
      const close = [...words.fuzzyGet(word, Math.min(3, Math.ceil(word.length / 3)))];
      return close
        .sort(([, [, one]], [, [, other]]) => one - other)
        .slice(0, 2)
        .map(([term]) => term);
    },
  };
}

/** Words of the index for a word of a question, with their weights. */
function termsOf(
  words: SearchableMap<Postings>,
  { word, alternatives }: Slot,
  isMisspelt: boolean,
): Map<string, number> {
  const terms = new Map<string, number>();
  const typos = maxTypos(word);
  if (isMisspelt) {
    if (typos === 0) return terms;
    for (const [term, [, distance]] of words.fuzzyGet(word, typos)) {
      terms.set(term, (MISSPELT * term.length) / (term.length + distance));
    }
    return terms;
  }
  if (word.length > 1) {
    for (const term of words.atPrefix(word).keys()) {
      if (terms.size >= MAX_PREFIXED) break;
      terms.set(term, (PREFIX * term.length) / (term.length + 0.3 * (term.length - word.length)));
    }
  }
  if (words.has(word)) terms.set(word, alternatives.length > 0 ? KNOWN : 1);
  return terms;
}
