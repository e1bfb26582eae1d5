const ASCII = /^[\0-\x7f]*$/;
/** Latin accents and variation selectors. Vowel signs and nukta are letters, not accents. */
const accents = /[\u0300-\u036f\ufe00-\ufe0f]/g;
/** Devanagari and Gurmukhi. */
const indianDigit = /[\u0966-\u096f\u0a66-\u0a6f]/g;
/** Letters that each have a dot, such as `P.T.M.`. */
const abbreviation = /(^|[^\p{L}\p{M}\p{N}])((?:\p{L}\.)+)/gu;

/**
 * A text as every comparison has it: lists, marks, the site's search, certificates and their tries. Case,
 * Latin accents, apostrophes and dots of abbreviations make no difference. Nor do compatibility forms,
 * characters that are not seen, and kinds of dashes, quotes and white space.
 */
export function fold(text: string): string {
  return (ASCII.test(text) ? text : foldSigns(text))
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(abbreviation, (_, before: string, letters: string) => before + letters.replaceAll('.', ''))
    .replace(/\s+/g, ' ');
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
