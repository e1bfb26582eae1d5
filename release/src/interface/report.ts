/** An exported name as TypeScript declares it. */
export interface Declared {
  text: string;
  /** The text of its `@deprecated`. */
  deprecated?: string;
}

/** The exports of a package that others rely on. */
export interface PublicInterface {
  /** Specifier to the names that it exports. */
  entries: Record<string, Record<string, Declared>>;
  /** Types that these are made of, by file and name, without an export of their own. */
  types: Record<string, Declared>;
}

/** The interface of a version. */
export interface Report extends PublicInterface {
  version: string;
}

const TITLE = '# Public interface of @school/shared-deps ';
const TYPES = 'Types that these are made of';

/** The report as a document. */
export function writeReport({ version, entries, types }: Report): string {
  const chapters = Object.entries({ ...entries, [TYPES]: types });
  return [
    `${TITLE}${version}`,
    'Made of the TypeScript declarations by `npm run pack:shared -- --write-report`.',
    ...chapters.flatMap(([title, names]) => [`## ${title}`, ...Object.entries(names).flatMap(writeName)]),
    '',
  ].join('\n\n');
}

function writeName([name, { text, deprecated }]: [string, Declared]): string[] {
  const warning = deprecated === undefined ? [] : [`Deprecated: ${deprecated}`];
  return [`### ${name}`, ...warning, `\`\`\`ts\n${text}\n\`\`\``];
}

/**
 * Reads a report's document.
 * @throws when it is none
 */
export function readReport(document: string): Report {
  const [head = '', ...chapters] = document.split(/^## /m);
  if (!head.startsWith(TITLE)) throw new Error(`a report begins with "${TITLE.trim()}"`);
  const read = chapters.map((chapter): [string, Record<string, Declared>] => {
    const [title = '', ...names] = chapter.split(/^### /m);
    return [title.trim(), Object.fromEntries(names.map(readName))];
  });
  const { [TYPES]: types = {}, ...entries } = Object.fromEntries(read);
  return { version: head.slice(TITLE.length).split('\n', 1)[0] ?? '', entries, types };
}

function readName(text: string): [string, Declared] {
  const [before = '', code = ''] = text.split('```ts\n');
  const [name = '', ...words] = before.split('\n');
  const deprecated = words.find((line) => line.startsWith('Deprecated: '))?.slice('Deprecated: '.length);
  const declared = { text: code.slice(0, code.lastIndexOf('\n```')) };
  return [name, deprecated === undefined ? declared : { ...declared, deprecated }];
}

/** Specifier to the deprecated names of it, with what their `@deprecated` says. */
export function deprecatedIn({ entries }: PublicInterface): Record<string, Record<string, string>> {
  const found = Object.entries(entries).map(([specifier, names]) => [
    specifier,
    Object.fromEntries(
      Object.entries(names).flatMap(([name, { deprecated }]) =>
        deprecated === undefined ? [] : [[name, deprecated]],
      ),
    ),
  ]) as [string, Record<string, string>][];
  return Object.fromEntries(found.filter(([, names]) => Object.keys(names).length > 0));
}
