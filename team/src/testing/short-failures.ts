/** Texts up to this length, such as a heading, are printed as they are. */
const MAX_LENGTH = 500;
const AROUND = 120;

// a failed `toContain` on a page prints one place of it, not all of its HTML
expect.extend({
  toContain(received: string | Iterable<unknown>, expected: unknown) {
    const isText = typeof received === 'string';
    const pass = isText ? received.includes(String(expected)) : [...received].includes(expected);
    const message = () => {
      const hint = this.utils.matcherHint('toContain', undefined, undefined, { isNot: this.isNot ?? false });
      const shown = isText ? placeIn(received, String(expected)) : this.utils.printReceived(received);
      return `${hint}\n\nExpected: ${this.utils.printExpected(expected)}\nReceived: ${shown}`;
    };
    return { pass, message };
  },
});

/** The part of a long text where most of the expected one begins. */
function placeIn(text: string, expected: string): string {
  if (text.length <= MAX_LENGTH) return text;
  let start = expected;
  while (!text.includes(start)) start = start.slice(0, -1);
  const end = text.indexOf(start) + start.length;
  const place = text.slice(Math.max(0, end - AROUND), end + AROUND);
  return `… ${place} … of ${text.length} characters`;
}
