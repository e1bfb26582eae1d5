import type { FolderAnswer, Person, ToDo } from '../api';
import type { Part } from '../forms/parts';
import { mayChange } from '../office/roles';
import { isFields } from './entries';
import type { Folder } from './folder';
import type { FolderRules } from './rules';

/** Files whose places are filled in first; then come other pages, then records. */
const first = ['profile.json', 'pages/home.json'];

/** The first answer of the editor: its parts, and what is to do, the most important first. */
export async function describeFolder(
  folder: Folder,
  parts: readonly Part[],
  { tasksOf }: FolderRules,
  { person, siteUrl }: { person: Person; siteUrl: string },
): Promise<FolderAnswer> {
  const { content, lines } = await folder.check();
  const tasks = content ? tasksOf(content) : [];
  const importance = (line: string) => {
    const at = first.findIndex((file) => line.startsWith(file));
    if (at >= 0) return at;
    return line.startsWith('records/') ? first.length + 1 : first.length;
  };
  const toDo = [...tasks].sort((one, other) => importance(one) - importance(other));
  const profile = parts.find(({ key }) => key === 'profile');
  const [school] = profile ? await folder.list(profile) : [];
  const { name } = isFields(school?.raw) ? school.raw : {};
  return {
    person,
    school: typeof name === 'string' ? name : '',
    site: siteUrl,
    parts: await Promise.all(
      parts.filter(({ key }) => mayChange(person, key)).map((part) => summarise(folder, part)),
    ),
    // mistakes come before what is only missing
    toDo: [...lines, ...toDo].flatMap((line) => toDoOf(parts, line) ?? []),
  };
}

async function summarise(folder: Folder, part: Part): Promise<FolderAnswer['parts'][number]> {
  const { key, label, kind } = part;
  return { key, label, kind, ...(kind === 'list' && { count: (await folder.list(part)).length }) };
}

/** A line of the check at the part where it is mended. */
function toDoOf(parts: readonly Part[], line: string): ToDo | undefined {
  const [, file = '', rest = ''] = /^([^:]*): (.*)$/s.exec(line) ?? [];
  const ofFile = parts.filter((part) => part.file === file);
  const isOf = ({ field }: Part) => field !== undefined && rest.startsWith(`${field} `);
  const part = ofFile.find(isOf) ?? ofFile.find(({ field }) => field === undefined);
  return part && { part: part.key, text: `${part.label}: ${rest}` };
}
