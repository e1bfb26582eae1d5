/**
 * A text in parts, of which every second one is marked; the first one is not.
 * @param marks where marked parts begin and end
 */
export function markedParts(text: string, marks: readonly number[]): string[] {
  return [0, ...marks].map((start, index) => text.slice(start, marks[index]));
}
