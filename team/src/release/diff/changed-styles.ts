import { changed } from './changed-lines';

/** Selector, with the rules around it, to its declarations. */
type Styles = ReadonlyMap<string, readonly string[]>;

/** Strings and addresses, which may contain marks; the marks; any other character. */
const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|[^]/g;
/** Names of classes without the hash that tells those of two modules apart. */
export function withoutClassHash(line: string): string {
  return line.replace(/(\.[\w-]+?)-[\w-]{5}(?![\w-])/g, '$1');
}

/**
 * A line for each declaration that came or went, by its selector. A class with another name is no change.
 * Several files may have the same rule.
 */
export function describeStyleChanges(before: string, after: string): string[] {
  const [old, next] = [readStyles(before), readStyles(after)];
  return [...new Set(changed(linesOf(old, next), linesOf(next, old), 'styles: '))];
}

/** The classes that a line about styles names. */
export function classesOf(line: string): string[] {
  const [, selector = ''] = /^styles: . (.*?): /.exec(line) ?? [];
  return classesIn(selector);
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** Names the classes of two versions without their hash. One that was only renamed has its later name. */
export function classNamer(before: string, after: string): (name: string) => string {
  const [old, next] = [readClasses(before), readClasses(after)];
  const later = [...next].filter(([name]) => !old.has(name)).reverse();
  const byBody = new Map(later.map(([name, body]) => [body, name]));
  return (name) => {
    const body = old.has(name) && next.has(name) ? undefined : (old.get(name) ?? next.get(name));
    return withoutClassHash(`.${byBody.get(body ?? '') ?? name}`);
  };
}

/** The classes of a style sheet with all that is declared for each. */
function readClasses(css: string): Map<string, string> {
  const classes = new Map<string, string[]>();
  for (const [selector, body] of readStyles(css))
    for (const name of classesIn(selector))
      classes.set(name, [...(classes.get(name) ?? []), `${selector.replaceAll(name, '')}{${String(body)}}`]);
  return new Map([...classes].map(([name, rules]) => [name, rules.sort().join('')]));
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
