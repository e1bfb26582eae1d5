import type { Place } from '@school/contract';

/**
 * The places of fields that the schema does not know and has dropped.
 * @param checked the same value after the schema
 */
export function unknownFields(value: unknown, checked: unknown, place: Place = []): string[] {
  if (Array.isArray(value)) {
    const items = Array.isArray(checked) ? checked : [];
    return value.flatMap((item, at) => unknownFields(item, items[at], [...place, at + 1]));
  }
  if (!isObject(value) || !isObject(checked)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key in checked
      ? unknownFields(item, checked[key], [...place, key])
      : [`${[...place, key].join(' ')} is not a known field`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
