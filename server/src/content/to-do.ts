import { memoize } from '@school/shared-deps/server';

/** The mark of texts to write in a new school's folder: `[To do: when the school was founded]`. */
export const unwritten = /\[To do: ([^\]]*)\]/;

/**
 * Returns content without texts that a school still has to write. Items of lists that have one are left out.
 * Other fields are empty. It is the same object where it has none.
 */
export const withoutToDo = memoize(<T extends object>(content: T): T => written(content) as T);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function written(value: unknown): unknown {
  if (typeof value === 'string') return unwritten.test(value) ? '' : value;
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return writtenItems(value);
  const fields = Object.entries(value).map(([name, field]) => [name, written(field)] as const);
  return fields.every(([name, field]) => field === value[name]) ? value : Object.fromEntries(fields);
}

function writtenItems(items: readonly unknown[]): readonly unknown[] {
  const shown = items.filter((item) => !isLeftOut(item)).map(written);
  if (shown.length === items.length)
    return shown.every((item, index) => item === items[index]) ? items : shown;
  return shown.reduceRight<unknown[]>(
    (below, item) => (isEmptyHeading(item, below[0]) ? below : [item, ...below]),
    [],
  );
}

/** A text to write, a row or an object that has one, and a block of nothing else. */
function isLeftOut(item: unknown): boolean {
  if (!isObject(item)) return written(item) !== item;
  if (Array.isArray(item)) return item.some(isLeftOut);
  return Object.entries(item).some(([name, field]) => {
    if (Array.isArray(field)) return field.length > 0 && field.every(isLeftOut);
    // a picture is shown without its words
    return name !== 'alt' && !isObject(field) && isLeftOut(field);
  });
}

/** Whether nothing is below a heading: the next one is of its level or a higher one. */
function isEmptyHeading(item: unknown, next: unknown): boolean {
  const [level, nextLevel] = [levelOf(item), next === undefined ? 0 : levelOf(next)];
  return level !== undefined && nextLevel !== undefined && nextLevel <= level;
}

function levelOf(block: unknown): number | undefined {
  if (!isObject(block) || block['type'] !== 'heading') return undefined;
  return typeof block['level'] === 'number' ? block['level'] : 2;
}
