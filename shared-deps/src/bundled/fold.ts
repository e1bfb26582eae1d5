const ASCII = /^[\0-\x7f]*$/;
/** Latin accents and variation selectors. Vowel signs and nukta are letters, not accents. */
const accents = /[\u0300-\u036f\ufe00-\ufe0f]/g;
/** Devanagari and Gurmukhi. */
const indianDigit = /[\u0966-\u096f\u0a66-\u0a6f]/g;
/** Letters that each have a dot, such as `P.T.M.`. */
const abbreviation = /(^|[^\p{L}\p{M}\p{N}])((?:\p{L}\.)+)/gu;

/**
 * A text as every comparison has it: lists, marks, the site's search, certificates and their tries. Case,
 * Latin accents, apostrophes, dots of abbreviations and commas in numbers make no difference. Nor do
 * compatibility forms, characters that are not seen, and kinds of dashes, quotes and white space.
 */
export function fold(text: string): string {
  return (ASCII.test(text) ? text : foldSigns(text))
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/(\d),(?=\d|$)/g, '$1')
    .replace(abbreviation, (_, before: string, letters: string) => before + letters.replaceAll('.', ''))
    .replace(/\s+/g, ' ');
}

/**
 * Where a part of a folded text starts and ends in the text itself. A letter has all its signs with it.
 * @param end the index after the part
 */
export function placeOf(text: string, start: number, end: number, foldBy = fold): [number, number] {
  const folded = foldBy(text);
  const startOf = (at: number) => {
    if (at >= folded.length) return text.length;
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (foldBy(text.slice(0, middle)).startsWith(folded.slice(0, at + 1))) high = middle;
      else low = middle + 1;
    }
    return Math.max(0, text.slice(0, low).search(/\P{M}\p{M}*$/u));
  };
  const last = startOf(end - 1);
  let next = end;
  while (next < folded.length && startOf(next) === last) next += 1;
  return [startOf(start), startOf(next)];
}

function foldSigns(text: string): string {
  return text
    .replace(/[‘’‛´ʹʼ′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(indianDigit, (digit) => String((digit.charCodeAt(0) % 16) - 6));
}
