const LATIN = /\p{Script=Latin}/u;
const OTHER = /[^\P{L}\p{Script=Latin}]/u;

/** `en` for a text, or an object with texts, whose letters are all Latin. */
export function englishIn(content: unknown): 'en' | undefined {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return LATIN.test(text) && !OTHER.test(text) ? 'en' : undefined;
}
