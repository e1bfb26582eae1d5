import type { FolderAnswer, Person, ToDo } from '../api';
import type { Part } from '../forms/parts';
import { mayChange } from '../office/people';
import { isFields } from './entries';
import type { Folder } from './folder';
import type { FolderRules } from './rules';

/** Mistakes come before what is only missing: then these files, in their order. */
const order = [/^profile/, /^pages\/home/, /^pages/, /^records/];

/** The first answer of the editor: its parts, and what is to do, the most important first. */
export async function describeFolder(
  folder: Folder,
  parts: readonly Part[],
  { tasksOf }: FolderRules,
  { person, siteUrl }: { person: Person; siteUrl: string },
): Promise<FolderAnswer> {
  const { content, lines } = await folder.check();
  const tasks = content ? tasksOf(content) : [];
  const importance = (line: string) => order.findIndex((file) => file.test(line));
  const toDo = [...tasks].sort((one, other) => importance(one) - importance(other));
  const profile = parts.find(({ key }) => key === 'profile');
  const [school] = profile ? await folder.list(profile) : [];
  const { name } = isFields(school?.raw) ? school.raw : {};
  return {
    person,
    school: typeof name === 'string' ? name : '',
    site: siteUrl,
    parts: parts
      .filter(({ key }) => mayChange(person, key))
      .map(({ key, label, kind }) => ({ key, label, kind })),
    toDo: [...lines, ...toDo].flatMap((line) => toDoOf(parts, line) ?? []),
  };
}

/** A line of the check at the part where it is mended. */
function toDoOf(parts: readonly Part[], line: string): ToDo | undefined {
  const [, file = '', rest = ''] = /^([^:]*): (.*)$/s.exec(line) ?? [];
  const ofFile = parts.filter((part) => part.file === file);
  const isOf = ({ field }: Part) => field !== undefined && rest.startsWith(`${field} `);
  const part = ofFile.find(isOf) ?? ofFile.find(({ field }) => field === undefined);
  return part && { part: part.key, text: `${part.label}: ${rest}` };
}
