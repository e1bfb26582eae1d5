import type { FolderAnswer, Person } from '../api';
import type { Part } from '../forms/parts';
import { mayChange } from '../office/people';
import { isFields } from './entries';
import type { Folder } from './folder';
import type { FolderRules } from './rules';

/** Mistakes come before what is only missing: then these files, in their order. */
const order = [/^profile/, /^pages\/home/, /^pages/, /^records/];

const MAX_TEXTS = 3;

/** The first answer of the editor: its parts, and what is to do, the most important first. */
export async function describeFolder(
  folder: Folder,
  parts: readonly Part[],
  { tasksOf, dutiesOf }: FolderRules,
  { person, siteUrl, preview }: { person: Person; siteUrl: string; preview: string | undefined },
): Promise<FolderAnswer> {
  const { content, lines } = await folder.check();
  const tasks = content ? tasksOf(content) : [];
  const importance = (line: string) => order.findIndex((file) => file.test(line));
  const byPart = new Map<Part, string[]>();
  for (const line of [...tasks].sort((one, other) => importance(one) - importance(other))) {
    const { part, text = '' } = placeOf(parts, line) ?? {};
    // without its place in the file, and the name of a placeholder
    const task = text
      .replace(/^.*?: /, '')
      .replace(/^to-replace.*/, 'the school’s own pictures and documents');
    if (part) byPart.set(part, [...(byPart.get(part) ?? []), task]);
  }
  // `board: ID: FILE: …` is at its file
  const duties = (await dutiesOf()).map((line) => line.replace(/^board: [\w-]+: /, ''));
  const profile = parts.find(({ key }) => key === 'profile');
  const [school] = profile ? await folder.list(profile) : [];
  const { name } = isFields(school?.raw) ? school.raw : {};
  return {
    person,
    school: typeof name === 'string' ? name : '',
    site: siteUrl,
    preview,
    parts: parts
      .filter(({ key }) => mayChange(person, key))
      .map(({ key, label, kind }) => ({ key, label, kind })),
    toDo: [
      ...[...lines, ...duties].flatMap((line) => placeOf(parts, line) ?? []),
      ...[...byPart].map(([part, texts]) => ({ part, text: summaryOf(texts) })),
    ].map(({ part, text }) => ({ partKey: part.key, text: `${part.label}: ${text}` })),
  };
}

/** The first texts of a part, and how many there are besides. */
function summaryOf(texts: readonly string[]): string {
  const different = [...new Set(texts)];
  const rest = different.length - MAX_TEXTS;
  return different.slice(0, MAX_TEXTS).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

/** A line of the check with the part where it is mended. */
function placeOf(parts: readonly Part[], line: string): { part: Part; text: string } | undefined {
  const [, file = '', rest = ''] = /^([^:]*): (.*)$/s.exec(line) ?? [];
  const ofFile = parts.filter((part) => part.file === file);
  const isOf = ({ field }: Part) => field !== undefined && rest.startsWith(`${field} `);
  const part = ofFile.find(isOf) ?? ofFile.find(({ field }) => field === undefined);
  return part && { part, text: rest };
}
