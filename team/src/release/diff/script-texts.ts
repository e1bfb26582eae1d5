import { parseSync } from '@swc/core';

/** Names of classes, one with the hash of its module. */
const classes = /^[\w -]*-[\w-]{5}(?: [\w -]*)?$/;
/** Two words, a capital, or a letter of another script than ours. */
const readable = /^[^()]*\p{L} +\p{L}|^\p{Lu}\p{L}|^\P{ASCII}/u;

/** The texts in a script that visitors may read; many of them appear after a click alone. */
export function readTexts(script: string): string[] {
  const { body } = parseSync(script, { syntax: 'ecmascript', target: 'es2022' });
  return stringsIn(body).filter((text) => readable.test(text) && !classes.test(text));
}

function stringsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, cooked } = node as Record<'type' | 'value' | 'cooked', unknown>;
  const text = type === 'StringLiteral' ? value : type === 'TemplateElement' ? cooked : undefined;
  return typeof text === 'string' ? [text.trim()] : Object.values(node).flatMap(stringsIn);
}
