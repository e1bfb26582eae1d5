import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Profile } from '@school/contract';
import { schoolCodeProblem } from '@school/server/settings/school-code';

import { Refusal } from '../release/refusal';

/** The files of every new school. */
const starter = join(import.meta.dirname, '../../starter');

interface NewSchool {
  /** A folder that is empty or not there yet. */
  readonly folder: string;
  readonly name?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Makes a content folder for a new school.
 * @throws Refusal when the folder is not empty or cannot be made
 */
export async function startFolder({ folder, name, code }: NewSchool): Promise<void> {
  const codeProblem = code === undefined ? undefined : schoolCodeProblem(code);
  if (codeProblem !== undefined) throw new Refusal([`--code ${codeProblem}`]);
  if (name?.trim() === '') throw new Refusal(['--name must not be empty']);
  if ((await namesIn(folder)).length > 0) {
    throw new Refusal([`${folder}: is not empty; name a folder that is new or empty`]);
  }
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Refusal([`${folder}: cannot be made (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`]);
  });
  await cp(starter, folder, { recursive: true });
  await mkdir(join(folder, 'certificates'), { recursive: true });
  await nameSchool(join(folder, 'profile.json'), name?.trim(), code);
}

/** The entries of a folder; empty when it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new Refusal([`${folder}: ${code === 'ENOTDIR' ? 'is not a folder' : 'cannot be read'}`]);
  });
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
