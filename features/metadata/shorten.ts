const MAX_LENGTH = 200;
/** A shorter sentence takes the next one with it. */
const MIN_LENGTH = 70;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, or the first few, on one line. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let short = '';
  for (const { segment } of sentences.segment(line)) {
    if (short !== '' && (short.length >= MIN_LENGTH || short.length + segment.length > MAX_LENGTH)) break;
    short += segment;
  }
  if (short.trim().length <= MAX_LENGTH) return short.trim();
  const cut = short.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).replace(/\p{Cs}$/u, '')}…`;
}
