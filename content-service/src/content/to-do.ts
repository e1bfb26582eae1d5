import type { Content } from './load';

type Place = readonly (string | number)[];

/** How a new school's folder marks words that are still to be written: `[To do: when the school was founded]`. */
const unwritten = /\[To do: ([^\]]*)\]/;

/** Addresses of a new school's folder that lead nowhere. */
const unknownAddress = /\S*your-school\.example\S*/;

/** Where a new school's folder keeps the pictures and documents that stand in for the school's own. */
const standIns = 'to-replace/';

/** What is still as the new school's folder came, one line each. */
export function stillToDo({ profile, records, pages }: Content): string[] {
  return [
    ...placesToDo('profile.json', profile),
    ...Object.entries(records).flatMap(([name, list]) => placesToDo(`records/${name}.json`, list)),
    ...Object.entries(pages).flatMap(([name, words]) => placesToDo(`pages/${name}.json`, words)),
  ];
}

function placesToDo(file: string, value: unknown, place: Place = []): string[] {
  if (typeof value === 'string') {
    const words = toDo(value);
    return words === undefined ? [] : [`${file}: ${place.join(' ')}: ${words}`];
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => placesToDo(file, item, [...place, at + 1]));
  if (typeof value !== 'object' || value === null) return [];
  const unplaced = isNowhere(value)
    ? [`${file}: ${place.join(' ')}: latitude and longitude of the school`]
    : [];
  const inside = Object.entries(value).flatMap(([key, item]) => placesToDo(file, item, [...place, key]));
  return [...inside, ...unplaced];
}

/** A new school's map shows a place in the ocean, where no school is. */
function isNowhere(value: object): boolean {
  const { latitude, longitude } = value as { latitude?: unknown; longitude?: unknown };
  return latitude === 0 && longitude === 0;
}

function toDo(text: string): string | undefined {
  const words = unwritten.exec(text)?.[1];
  if (words !== undefined) return words;
  const [address] = unknownAddress.exec(text) ?? [];
  if (address !== undefined) return `${address} is not an address of the school`;
  return text.startsWith(standIns) ? `${text} stands in for the school’s own` : undefined;
}
