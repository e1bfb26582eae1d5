/**
 * The text of a function that runs by itself as a script of the document, without its comments.
 * @param names of attributes that it is called with: it cannot use anything else of this program
 */
export function sourceOf<N extends readonly string[]>(script: (...names: N) => void, ...names: N): string {
  const lines = script.toString().split('\n');
  const code = lines.map((line) => line.trim()).filter((line) => !line.startsWith('//'));
  return `(${code.join(' ')})(${names.map((name) => `'${name}'`).join(', ')})`;
}
