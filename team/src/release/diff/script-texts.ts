import { parseSync } from '@swc/core';

import { withoutHash } from './read-page';

/** Names of classes, one with the hash of its module. */
const classes = /^[\w -]*-[\w-]{5}(?: [\w -]*)?$/;
/** Two words, a capital, or a letter of another script than ours. */
const readable = /^[^()]*\p{L} +\p{L}|^\p{Lu}\p{L}|^\P{ASCII}/u;
/** An address, or a short number. */
const usable = /^(?:\/|https?:|mailto:|tel:)\S|^-?\d[\d.]{0,6}$/;

/** Components of another package; minified code has shorter names for its own. */
const componentName = /^[A-Z]\w{2,}$/;
/** Properties that are no attributes, or that are said otherwise. */
const unsaid = /^(?:children|classname|key)$/;

/** The texts in a script that visitors may read; many of them appear after a click alone. */
export function readTexts(script: string): string[] {
  return read(script).strings.filter((text) => readable.test(text) && !classes.test(text));
}

/** The numbers, addresses and attributes in all scripts of a package, and the ids of its modules. */
export function readValues(scripts: readonly string[]): { values: string[]; ids: string[] } {
  const all = scripts.map(read);
  const values = all.flatMap(({ strings, numbers, attributes }) => [
    ...attributes,
    ...numbers,
    ...strings.filter((text) => usable.test(text)).map(withoutHash),
  ]);
  return { values: [...new Set(values)], ids: all.flatMap(({ keys }) => keys) };
}

interface Literals {
  strings: string[];
  numbers: string[];
  /** Numbers that are keys of an object, as the ids of modules are. */
  keys: string[];
  /** Such as `muted of <video>`. */
  attributes: string[];
}

interface Node {
  type: string;
  value: unknown;
}

interface Call {
  /** `(0, runtime.jsx)` in what is built. */
  callee: { expression?: { expressions?: readonly { property?: Node }[] } };
  arguments: readonly { expression: Node & { property: Node; properties: readonly Property[] } }[];
}

interface Property {
  key?: Node;
  value?: Node & { argument: Node };
}

function read(script: string): Literals {
  const found: Literals = { strings: [], numbers: [], keys: [], attributes: [] };
  addLiterals(parseSync(script, { syntax: 'ecmascript', target: 'es2022' }).body, found);
  return found;
}

function addLiterals(node: unknown, found: Literals, isKey = false): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, cooked } = node as Record<'type' | 'value' | 'cooked', unknown>;
  if (type === 'CallExpression') found.attributes.push(...attributesIn(node as Call));
  if (type === 'NumericLiteral') (isKey ? found.keys : found.numbers).push(String(value));
  const text = type === 'StringLiteral' ? value : type === 'TemplateElement' ? cooked : undefined;
  if (typeof text === 'string') found.strings.push(text.trim());
  else for (const [field, each] of Object.entries(node)) addLiterals(each, found, field === 'key');
}

/** The attributes in `jsx('video', { muted: true, … })` that are no text, number or address. */
function attributesIn({ callee, arguments: [element, options] }: Call): string[] {
  const called = callee.expression?.expressions?.at(-1)?.property?.value;
  const { type, value, property } = element?.expression ?? {};
  const tag = String(type === 'StringLiteral' ? value : property?.value);
  const isNamed = type === 'StringLiteral' || componentName.test(tag);
  if (!isNamed || !/^jsxs?$/.test(String(called))) return [];
  return (options?.expression.properties ?? []).flatMap(({ key, value: given }) => {
    const name = String(key?.value).toLowerCase();
    const text = given && literal(given);
    if (text === undefined || unsaid.test(name)) return [];
    return `${name}${text === 'true' ? '' : `="${text}"`} of <${tag}>`;
  });
}

function literal({ type, value, argument }: Node & { argument: Node }): string | undefined {
  if (type === 'BooleanLiteral') return String(value);
  // minified code has !0 and !1
  if (type === 'UnaryExpression' && argument.type === 'NumericLiteral') return String(argument.value === 0);
  const text = type === 'StringLiteral' ? String(value) : '';
  return text === '' || readable.test(text) || usable.test(text) ? undefined : text;
}
