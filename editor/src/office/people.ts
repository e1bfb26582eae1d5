import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isMissing } from '@school/server/content/read';
import { withLock } from '@school/server/lib/folder-lock';
import * as v from 'valibot';

import type { Person, Role } from '../api';

const LINK_MS = 24 * 60 * 60 * 1_000;

/** Keys of the parts that a role may change; `everything` has no bounds. */
const changedKeys: Readonly<Record<Exclude<Role, 'everything'>, readonly string[]>> = {
  papers: ['records/circular', 'records/notification', 'notice'],
  notice: ['notice'],
};

/** The names of the roles. */
export const roleSchema = v.picklist(['everything', 'papers', 'notice']);

const memberSchema = v.object({
  name: v.string(),
  role: roleSchema,
  passkeys: v.array(v.object({ id: v.string(), publicKey: v.string(), counter: v.number() })),
  /** A link that was not used yet: its token's hash, and its end in epoch milliseconds. */
  link: v.optional(v.object({ hash: v.string(), until: v.number() })),
});
const officeSchema = v.object({
  people: v.array(memberSchema),
  /** Sessions that began before have ended. */
  signedOutAt: v.number(),
});

export type Member = v.InferOutput<typeof memberSchema>;
export type Office = v.InferOutput<typeof officeSchema>;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
export const createToken = () => randomBytes(32).toString('base64url');

/** @param key of a part, such as `records/news` */
export function mayChange({ role }: Person, key: string): boolean {
  return role === 'everything' || changedKeys[role].includes(key);
}

/**
 * The office's people. Their file is read each time: a command changes it while the editor runs.
 * @param folder the content folder; names that begin with a dot are not served
 * @throws when the file is damaged: nobody gets in then
 */
export function readOffice(folder: string): Office {
  try {
    return v.parse(officeSchema, JSON.parse(readFileSync(path.join(folder, '.office/people.json'), 'utf8')));
  } catch (error) {
    if (isMissing(error)) return { people: [], signedOutAt: 0 };
    throw error;
  }
}

/** Adds a person, or a further device of one. Returns the token of a link for one use. */
export async function addPerson(folder: string, { name, role }: Person): Promise<string> {
  const token = createToken();
  await changeOffice(folder, `${name} gets a link, for ${role}`, ({ people }) => {
    const link = { hash: hashOf(token), until: Date.now() + LINK_MS };
    const known = people.find((person) => person.name === name);
    if (known) Object.assign(known, { role, link });
    else people.push({ name, role, passkeys: [], link });
  });
  return token;
}

/** Removes a person with all passkeys and the link; sessions end at once. False for another name. */
export function removePerson(folder: string, name: string): Promise<boolean> {
  return changeOffice(folder, `${name} is removed`, (office) => {
    const others = office.people.filter((person) => person.name !== name);
    if (others.length === office.people.length) return false;
    office.people = others;
    return true;
  });
}

export async function signAllOut(folder: string): Promise<void> {
  await changeOffice(folder, 'everybody is signed out', (office) => {
    office.signedOutAt = Date.now();
  });
}

/** The person whose link has this token, while it is good. */
export function memberByLink({ people }: Office, token: string): Member | undefined {
  const hash = hashOf(token);
  return people.find(({ link }) => link?.hash === hash && link.until > Date.now());
}

/**
 * Changes the file while no other process does, in one step, with a line in the audit log.
 * Where `change` returns false, the file stays.
 */
export async function changeOffice(
  folder: string,
  line: string,
  change: (office: Office) => unknown,
): Promise<boolean> {
  const file = path.join(folder, '.office/people.json');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const work = () => {
    const office = readOffice(folder);
    if (change(office) === false) return false;
    writeFileSync(`${file}.next`, JSON.stringify(office, undefined, 2), { mode: 0o600 });
    renameSync(`${file}.next`, file);
    audit(folder, line);
    return true;
  };
  return withLock(path.dirname(file), work, { retries: 50 });
}

/** Appends a line to the audit log. Control characters of names make no line of their own. */
export function audit(folder: string, line: string): void {
  const text = `${new Date().toISOString()} ${line.replace(/\p{C}/gu, ' ')}\n`;
  appendFileSync(path.join(folder, '.office/audit.log'), text, { mode: 0o600 });
}

/** One line for each person: `Asha · papers · 2 passkeys`. */
export function describePeople({ people }: Office): string[] {
  return people.map(({ name, role, passkeys, link }) => {
    const isOpen = link !== undefined && link.until > Date.now();
    return `${name} · ${role} · passkeys: ${passkeys.length}${isOpen ? ' · a link is not used yet' : ''}`;
  });
}
