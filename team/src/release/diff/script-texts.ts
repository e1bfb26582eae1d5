import { parseSync } from '@swc/core';

import { withoutHash } from './read-page';

/** Names of classes, one with the hash of its module. */
const classes = /^[\w -]*-[\w-]{5}(?: [\w -]*)?$/;
/** Two words, a capital, or a letter of another script than ours. */
const readable = /^[^()]*\p{L} +\p{L}|^\p{Lu}\p{L}|^\P{ASCII}/u;
/** An address, or a short number. */
const usable = /^(?:\/|https?:|mailto:|tel:)\S|^-?\d[\d.]{0,6}$/;

/** The texts in a script that visitors may read; many of them appear after a click alone. */
export function readTexts(script: string): string[] {
  return read(script).strings.filter((text) => readable.test(text) && !classes.test(text));
}

/** The numbers and addresses in all scripts of a package. The ids of its modules are left out. */
export function readValues(scripts: readonly string[]): string[] {
  const all = scripts.map(read);
  const ids = new Set(all.flatMap(({ keys }) => keys));
  const values = all.flatMap(({ strings, numbers }) => [
    ...numbers.filter((number) => !ids.has(number)),
    ...strings.filter((text) => usable.test(text)).map(withoutHash),
  ]);
  return [...new Set(values)];
}

interface Literals {
  strings: string[];
  numbers: string[];
  /** Numbers that are keys of an object, as the ids of modules are. */
  keys: string[];
}

function read(script: string): Literals {
  const found: Literals = { strings: [], numbers: [], keys: [] };
  addLiterals(parseSync(script, { syntax: 'ecmascript', target: 'es2022' }).body, found);
  return found;
}

function addLiterals(node: unknown, found: Literals, isKey = false): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, cooked } = node as Record<'type' | 'value' | 'cooked', unknown>;
  if (type === 'NumericLiteral') (isKey ? found.keys : found.numbers).push(String(value));
  const text = type === 'StringLiteral' ? value : type === 'TemplateElement' ? cooked : undefined;
  if (typeof text === 'string') found.strings.push(text.trim());
  else for (const [field, each] of Object.entries(node)) addLiterals(each, found, field === 'key');
}
