/** The text of a function that runs by itself as a script of the document, without its comments. */
export function sourceOf(script: () => void): string {
  const lines = script.toString().split('\n');
  const code = lines.map((line) => line.trim()).filter((line) => !line.startsWith('//'));
  return `(${code.join(' ')})()`;
}
