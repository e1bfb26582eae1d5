/** The lines of a page as one. A word that is hyphenated at the end of a line is a word again. */
export function joinLines(text: string): string {
  return text
    .replace(/(?<=\p{Ll})[-\u00ad\u2010] *\n\s*(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
