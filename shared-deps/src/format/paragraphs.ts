/** The part of the longest line that a line has when its paragraph goes on in the next one. */
const FULL = 0.85;

/** The paragraphs of a text that is in the lines of its document. */
export function paragraphsOf(text: string): string[] {
  const lines = text.split('\n');
  const full = FULL * Math.max(...lines.map(({ length }) => length));
  const paragraphs = lines.map((line) => line + (line.length < full ? '\n\n' : '\n')).join('');
  return paragraphs.split('\n\n').map(joinLines).filter(Boolean);
}

/** Lines as one. A word that is hyphenated at the end of a line is a word again. */
export function joinLines(text: string): string {
  return text
    .replace(/(\p{Ll})[-\u00ad\u2010] *\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
