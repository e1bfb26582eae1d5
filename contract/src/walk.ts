/** Where a value is in a JSON document: names of fields, and numbers of items from 1. */
export type Place = readonly (string | number)[];

/** Every value of a JSON document with its place, outer values before inner ones. */
export function* walk(value: unknown, place: Place = []): Generator<{ value: unknown; place: Place }> {
  yield { value, place };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    yield* walk(item, [...place, Array.isArray(value) ? Number(key) + 1 : key]);
  }
}
