/** Strings and comments, which may contain anything, and what gives an object its form. */
const tokens = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[{}]|[\w$]+/g;

/**
 * The line of a state in the source of its machine; of its parent where the state is written elsewhere.
 * @param machine the id of the machine
 * @param path keys of the states that lead to it
 */
export function lineOfState(source: string, machine: string, path: readonly string[]): number {
  let at = Math.max(source.indexOf(`id: '${machine}'`), 0);
  for (const key of path.flatMap((each) => ['states', each])) {
    const found = findKey(source, at, key);
    if (found === undefined) break;
    at = found;
  }
  return source.slice(0, at).split('\n').length;
}

/** The start of a property's value, in the object that surrounds a place of the source. */
function findKey(source: string, from: number, key: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of source.slice(from).matchAll(tokens)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth < 0) return undefined;
    const end = from + index + token.length;
    const isKey = depth === 0 && (token === key || token === `'${key}'`);
    if (isKey && /[:,}]/.test(source.charAt(end))) return source.startsWith(': {', end) ? end + 3 : end;
  }
  return undefined;
}
