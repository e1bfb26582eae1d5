import { changed } from './changed-lines';

/** Selector, with the rules around it, to its declarations. */
type Styles = ReadonlyMap<string, readonly string[]>;

/** Strings and addresses, which may contain marks; the marks; any other character. */
const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|[^]/g;
/** Names of classes without the hash that tells those of two modules apart. */
export function withoutClassHash(line: string): string {
  return line.replace(/(\.[\w-]+?)-[\w-]{5}(?![\w-])/g, '$1');
}

/** A line for each declaration that came or went, by its selector. A class with another name is no change. */
export function describeStyleChanges(before: string, after: string): string[] {
  const [old, next] = [readStyles(before), readStyles(after)];
  return changed(linesOf(old, next), linesOf(next, old), 'styles: ');
}

function linesOf(styles: Styles, others: Styles): string[] {
  const renamed = [...others].flatMap(([selector, body]) => (styles.has(selector) ? [] : String(body)));
  return [...styles].flatMap(([selector, body]) => {
    if (!others.has(selector) && renamed.includes(String(body))) return [];
    const name = selector.replace(/@layer [^ ]* /g, '');
    return body.map((declaration) => `${name}: ${declaration}`);
  });
}

/** Reads CSS as it is built, without comments. */
function readStyles(css: string): Styles {
  const styles = new Map<string, string[]>();
  const open: string[] = [];
  let text = '';
  for (const [token] of css.matchAll(tokens)) {
    if (!['{', '}', ';'].includes(token)) {
      text += token;
      continue;
    }
    if (token === '{') open.push(text);
    else if (text !== '') {
      const list = open.at(-1) ?? '';
      // one declaration may be for several selectors
      for (const selector of list.includes('(') ? [list] : list.split(',')) {
        const place = [...open.slice(0, -1), selector].join(' ');
        styles.set(place, [...(styles.get(place) ?? []), text]);
      }
    }
    if (token === '}') open.pop();
    text = '';
  }
  return styles;
}
