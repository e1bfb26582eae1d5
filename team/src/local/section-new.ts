import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { readPackage, shared } from '../preset/package-file';
import { versionsOf } from '../release/commands/shared/shared-package';
import { Refusal } from '../release/refusal';
import { run } from '../workspace/process';
import { root } from '../workspace/workspace';
import { routes } from './all-routes';

/** The files of every new section. Words in their names and texts, such as `{{title}}`, are its own. */
const template = path.join(import.meta.dirname, '../../section');

const NAME = /^mf-[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const MAX_NAME_LENGTH = 40;

/** Words that are no name of a page in TypeScript, or whose path the server has. */
const taken = ['api', 'assets', 'content', 'sections', 'healthz'];

/** `school new mf-library`: makes a section with one page, its test and its route. */
export async function command(args: string[]): Promise<void> {
  const [name] = args;
  if (name === undefined) throw new Refusal(['name the section: school new mf-library']);
  for (const file of await createSection(name)) console.log(file);
  console.log(`\nnpm run dev -- ${name} shows it while you work; npm run deploy -w ${name} makes it live`);
}

/**
 * Makes a section of one page, and names it wherever sections are listed.
 * @returns its files, and the files that now name it.
 * @throws Refusal, with nothing changed, when the name is not possible or taken
 */
async function createSection(name: string): Promise<string[]> {
  const section = describe(name);
  refuseTaken(section);
  const written: string[] = [];
  const write = (file: string, text: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    written.push(file);
  };
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_all, word: keyof typeof section) => section[word]);
  for (const entry of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.txt')) continue;
    const file = fill(entry.slice(0, -'.txt'.length));
    write(`${name}/${file}`, fill(readFileSync(path.join(template, entry), 'utf8')));
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  write('package.json', addWorkspace(read('package.json'), name));
  write('team/src/local/all-routes.ts', addRoutes(read('team/src/local/all-routes.ts'), section));
  await run('prettier', ['--write', '--log-level', 'warn', ...written]);
  const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', '--silent', ...options]);
  // as npm does; nothing else is to be installed
  symlinkSync(`../../${name}`, path.join(root, 'node_modules/@school', name));
  utimesSync(path.join(root, 'node_modules/.package-lock.json'), new Date(), new Date());
  return [...written, 'package-lock.json'];
}

/** The words of a section with one page, which imports packages in the versions of the workspace. */
function describe(name: string) {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    throw new Refusal([`"${name}" is no name of a section: mf- and small letters, such as mf-library`]);
  }
  const page = name.slice('mf-'.length);
  const words = page.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const sharedVersion = readPackage(shared).version;
  const testingVersion = versionsOf('.')['@testing-library/react'] ?? '*';
  return { name, page, component: words.join(''), title: words.join(' '), sharedVersion, testingVersion };
}

function refuseTaken({ name, page, component }: ReturnType<typeof describe>): void {
  const address = `/${component}`;
  if (existsSync(path.join(root, name))) throw new Refusal([`there is a folder ${name} already`]);
  const spelling = address.toLowerCase();
  const owner = routes.find((route) =>
    [route.path, ...(route.aliases ?? [])].some((each) => each.toLowerCase() === spelling),
  );
  if (owner !== undefined) throw new Refusal([`the path ${address} belongs to the page “${owner.title}”`]);
  if (taken.includes(page)) throw new Refusal([`the path ${address} belongs to the server`]);
}

/** Sections come after each other, and before what is no section. */
function addWorkspace(text: string, name: string): string {
  const fields = JSON.parse(text) as { workspaces: string[] };
  const at = fields.workspaces.findLastIndex((each) => each.startsWith('mf-')) + 1;
  return JSON.stringify({ ...fields, workspaces: fields.workspaces.toSpliced(at, 0, name) });
}

function addRoutes(text: string, { name, component }: ReturnType<typeof describe>): string {
  const variable = `${component.slice(0, 1).toLowerCase()}${component.slice(1)}Routes`;
  const line = `import { routes as ${variable} } from '../../../${name}/src/routes';\n`;
  return text.replace(/\n\n/, `\n${line}\n`).replace(/\];\s*$/, `, ...${variable}];\n`);
}
