import { walk } from '@school/contract';
import type { Content } from '@school/server/content/load';
import { unwritten } from '@school/server/content/to-do';

/** Addresses of a new school's folder that lead nowhere. */
const unknownAddress = /(?<!\S)\S*your-school\.example\S*/;

/** The folder of placeholder pictures and documents. */
const placeholders = 'to-replace/';

/** The texts and files that a new school has to replace, one line each. */
export function tasksOf({ profile, records, pages }: Content): string[] {
  const files = [
    ['profile.json', profile] as const,
    ...filesIn('records', records),
    ...filesIn('pages', pages),
  ];
  return files.flatMap(([file, content]) => placesToDo(file, content));
}

/** The JSON files of a folder with their content. */
export function filesIn(folder: string, contents: object): [file: string, content: unknown][] {
  return Object.entries(contents).map(([name, content]) => [`${folder}/${name}.json`, content]);
}

function placesToDo(file: string, document: unknown): string[] {
  return [...walk(document)].flatMap(({ value, place }) => {
    const toDo =
      typeof value === 'string'
        ? toDoOf(value)
        : isNowhere(value)
          ? 'latitude and longitude of the school'
          : undefined;
    return toDo === undefined ? [] : [`${file}: ${place.join(' ')}: ${toDo}`];
  });
}

/** A new school's map shows a place in the ocean, where no school is. */
function isNowhere(value: unknown): boolean {
  const { latitude, longitude } = (value ?? {}) as { latitude?: unknown; longitude?: unknown };
  return latitude === 0 && longitude === 0;
}

function toDoOf(text: string): string | undefined {
  const task = unwritten.exec(text)?.[1];
  if (task !== undefined) return task;
  const [address] = unknownAddress.exec(text) ?? [];
  if (address !== undefined) return `${address} is not an address of the school`;
  return text.startsWith(placeholders) ? `${text} is a placeholder for the school’s own` : undefined;
}
