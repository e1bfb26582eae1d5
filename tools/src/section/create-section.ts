import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '@school/release/refusal';
import { run } from '@school/workspace/process';
import { format, resolveConfig } from 'prettier';

import { routes } from '../all-routes';
import { filesOf, type NewSection } from './templates';

const NAME = /^mf-[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const MAX_NAME_LENGTH = 40;

/** Words that are no name of a page in TypeScript, or whose path the server has. */
const taken = ['api', 'assets', 'content', 'sections', 'healthz'];

interface PackageFile {
  version: string;
  devDependencies: Record<string, string>;
}

/**
 * Makes a section of one page in a workspace, and names it wherever sections are listed.
 * @param root folder of the workspace
 * @returns its files, and the files that now name it
 * @throws Refusal, with nothing changed, when the name is not possible or taken
 */
export async function createSection(root: string, name: string): Promise<string[]> {
  const section = describe(root, name);
  refuseTaken(root, section);
  const written: string[] = [];
  const write = async (file: string, text: string) => {
    const place = path.join(root, file);
    const config = await resolveConfig(place);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, await format(text, { ...config, filepath: place }));
    written.push(file);
  };
  for (const [file, text] of Object.entries(filesOf(section))) await write(`${name}/${file}`, text);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  await write('package.json', addWorkspace(read('package.json'), name));
  await write('tools/src/all-routes.ts', addRoutes(read('tools/src/all-routes.ts'), section));
  const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', '--silent', ...options], { cwd: root });
  linkPackage(root, name);
  return [...written, 'package-lock.json'];
}

function describe(root: string, name: string): NewSection {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    throw new Refusal([`"${name}" is no name of a section: mf- and small letters, such as mf-library`]);
  }
  const page = name.slice('mf-'.length);
  const words = page.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const component = words.join('');
  const title = words.join(' ');
  return { name, page, component, path: `/${component}`, title, ...dependenciesIn(root) };
}

/** The imports of a new section, in the versions of the workspace. */
function dependenciesIn(root: string): Pick<NewSection, 'dependencies' | 'devDependencies'> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as PackageFile;
  const { version } = read('shared-deps/package.json');
  const testing = '@testing-library/react';
  return {
    dependencies: { '@school/shared-deps': `^${version}` },
    devDependencies: { [testing]: read('package.json').devDependencies[testing] ?? '*' },
  };
}

function refuseTaken(root: string, { name, page, path: address }: NewSection): void {
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

function addRoutes(text: string, { name, component }: NewSection): string {
  const variable = `${component.slice(0, 1).toLowerCase()}${component.slice(1)}Routes`;
  const line = `import { routes as ${variable} } from '../../${name}/src/routes';\n`;
  return text.replace(/\n\n/, `\n${line}\n`).replace(/\];\s*$/, `, ...${variable}];\n`);
}

/** As npm links the packages of a workspace. */
function linkPackage(root: string, name: string): void {
  const place = path.join(root, 'node_modules/@school', name);
  if (existsSync(path.dirname(place)) && !existsSync(place)) symlinkSync(`../../${name}`, place);
}
