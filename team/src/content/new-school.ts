import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Profile } from '@school/contract';
import { schoolCodeProblem } from '@school/server/settings/school-code';

import { calledFrom } from '../release/commands/command';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';

const usage = 'usage: school new-content DIR [--name "NAME"] [--code CODE]';
const DEFAULT_CODE = 'YOURSCHOOL';

/** The files of every new school. */
const starter = join(import.meta.dirname, '../../starter');

/** `school new-content DIR`: makes a content folder for another school. */
export async function command(args: string[]): Promise<void> {
  const options = { name: { type: 'string' }, code: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [directory = '', ...others] = positionals;
  const { name, code } = values;
  if (directory === '' || others.length > 0) throw new Refusal([usage]);
  const codeProblem = code === undefined ? undefined : schoolCodeProblem(code);
  if (codeProblem !== undefined) throw new Refusal([`--code ${codeProblem}`]);
  if (name?.trim() === '') throw new Refusal(['--name must not be empty']);
  const folder = resolve(calledFrom(), directory);
  await makeEmpty(folder);
  await cp(starter, folder, { recursive: true });
  await mkdir(join(folder, 'certificates'));
  await nameSchool(join(folder, 'profile.json'), name?.trim(), code);
  console.log(nextSteps(folder, code ?? DEFAULT_CODE));
}

/** @throws Refusal when the folder is not empty or cannot be made */
async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Refusal([`${folder}: cannot be made (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`]);
  });
  if ((await readdir(folder)).length > 0)
    throw new Refusal([`${folder}: is not empty; name a folder that is new or empty`]);
}

async function nameSchool(file: string, name?: string, code?: string): Promise<void> {
  const profile = JSON.parse(await readFile(file, 'utf8')) as Profile;
  if (name !== undefined) {
    profile.name = name;
    // the part after a comma is the place
    profile.shortName = name.split(',')[0] ?? name;
    profile.address[0] = profile.shortName;
  }
  if (code !== undefined) profile.affiliation.schoolCode = code;
  await writeFile(file, `${JSON.stringify(profile, null, 2)}\n`);
}

function nextSteps(folder: string, code: string): string {
  return [
    `Made ${folder}. Next, in ${root}:`,
    `  npx school check-content "${folder}"`,
    `  SCHOOL_CONTENT="${folder}" SCHOOL_CODE=${code} npm start`,
    `What belongs where: ${relative(process.cwd(), join(root, 'docs/your-school.md'))}`,
  ].join('\n');
}
