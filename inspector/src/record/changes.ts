import { summarise } from './summary';

/** A part of a context that a transition has changed, as texts. */
export interface Change {
  name: string;
  from: string;
  to: string;
}

const MAX_DEPTH = 3;
const MAX_CHANGES = 20;
const MAX_TEXT = 60;

/** The parts in which two values differ; objects are read into, lists and records are not. */
export function changesOf(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (Object.is(before, after)) return [];
  const [from, to] = [partsOf(before), partsOf(after)];
  if (!from || !to || path.length >= MAX_DEPTH)
    return [{ name: path.join('.'), from: textOf(before), to: textOf(after) }];
  return [...new Set([...from.keys(), ...to.keys()])]
    .flatMap((name) => changesOf(from.get(name), to.get(name), [...path, name]))
    .slice(0, MAX_CHANGES);
}

function partsOf(value: unknown): Map<string, unknown> | undefined {
  const { text, parts } = summarise(value);
  return text === '{…}' ? new Map(parts) : undefined;
}

/** A list of a few words is written out. */
function textOf(value: unknown): string {
  const { text } = summarise(value);
  const isWords = Array.isArray(value) && value.every((each) => typeof each === 'string');
  const written = isWords ? JSON.stringify(value) : text;
  return written.length > MAX_TEXT ? `${written.slice(0, MAX_TEXT)}…` : written;
}
