import path from 'node:path';
import { parseArgs } from 'node:util';

import {
  addPerson,
  describePeople,
  readOffice,
  removePerson,
  roleSchema,
  signAllOut,
} from '@school/editor/office/people';
import { readConfig } from '@school/server/settings/config';
import * as v from 'valibot';

import { calledFrom } from '../release/commands/command';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';

const USAGE = [
  'school office add NAME --role everything|papers|notice -- DIR',
  'school office list -- DIR',
  'school office remove NAME -- DIR',
  'school office sign-out -- DIR',
];

/** `school office`: says who may use the editor from elsewhere. DIR is the content folder. */
export async function command(args: string[]): Promise<void> {
  const options = { role: { type: 'string', default: '' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [verb = '', ...words] = positionals;
  const name = verb === 'add' || verb === 'remove' ? words.shift()?.trim() : undefined;
  const { contentFolder, siteUrl } = readConfig(process.env, root);
  const folder = words[0] === undefined ? contentFolder : path.resolve(calledFrom(), words[0]);
  if (verb === 'list') {
    for (const line of describePeople(readOffice(folder))) console.log(line);
  } else if (verb === 'sign-out') {
    await signAllOut(folder);
    console.log('Everybody is signed out.');
  } else if (verb === 'remove' && name) {
    if (!(await removePerson(folder, name))) throw new Refusal([`there is no ${name}: school office list`]);
    console.log(`${name} is removed and signed out.`);
  } else if (verb === 'add' && name && v.is(roleSchema, values.role)) {
    if (!siteUrl?.startsWith('https:')) throw new Refusal(['SCHOOL_URL must be the site’s https address']);
    const token = await addPerson(folder, { name, role: values.role });
    console.log(`${siteUrl}/office/enter/${token}`);
    console.log(`Give this link to ${name} alone. It is good once, for 24 hours.`);
  } else throw new Refusal(USAGE);
}
