import type { Person, Role } from '../api';

/** Parts that a role may change; `everything` has no bounds. */
const partsOf: Readonly<Record<Exclude<Role, 'everything'>, readonly string[]>> = {
  papers: ['records/circular', 'records/notification', 'notice'],
  notice: ['notice'],
};

/** @param key of a part, such as `records/news` */
export function mayChange({ role }: Person, key: string): boolean {
  return role === 'everything' || partsOf[role].includes(key);
}

export function isRole(text: string): text is Role {
  return text === 'everything' || Object.hasOwn(partsOf, text);
}
