import { gte, inc } from 'semver';

import type { Declared, PublicInterface, Report } from './report';

/** Differences between two interfaces, in words: `Button of @school/shared-deps is removed`. */
interface Differences {
  /** Removed or changed: a section may have to be changed too. */
  breaking: string[];
  added: string[];
}

/** An optional member that is on a line of its own. */
const OPTIONAL_MEMBER = /^\s+(?:readonly )?[\w$]+\?: .*;$/;

/** Compares two interfaces, as a section that was written for the first one sees them. */
export function compareInterfaces(before: PublicInterface, after: PublicInterface): Differences {
  const breaking: string[] = [];
  const added: string[] = [];
  const compare = (what: string, from: Declared, to: Declared) => {
    if (from.text === to.text) {
      if (from.deprecated === undefined && to.deprecated !== undefined) added.push(`${what} is deprecated`);
    } else if (hasOnlyMore(from.text, to.text)) added.push(`${what} has more`);
    else breaking.push(`${what} is changed`);
  };
  for (const [specifier, names] of Object.entries(before.entries)) {
    for (const [name, declared] of Object.entries(names)) {
      const next = after.entries[specifier]?.[name];
      if (next) compare(`${name} of ${specifier}`, declared, next);
      else breaking.push(`${name} of ${specifier} is removed`);
    }
  }
  for (const [specifier, names] of Object.entries(after.entries)) {
    const isNew = (name: string) => before.entries[specifier]?.[name] === undefined;
    added.push(
      ...Object.keys(names)
        .filter(isNew)
        .map((name) => `${name} of ${specifier} is new`),
    );
  }
  for (const [type, declared] of Object.entries(before.types)) {
    const next = after.types[type];
    if (next) compare(`the type ${type.replace(/^.* /, '')}`, declared, next);
  }
  return { breaking, added };
}

/** Whether a declaration is the same with optional members added. */
function hasOnlyMore(before: string, after: string): boolean {
  const lines = before.split('\n');
  const more = after.split('\n').filter((line) => {
    if (line !== lines[0]) return true;
    lines.shift();
    return false;
  });
  return lines.length === 0 && more.every((line) => OPTIONAL_MEMBER.test(line));
}

/**
 * Why an interface may not have this version; undefined when it may. A removed or changed name asks for a
 * major version, a new one for a minor version.
 * @param base the last version's report
 */
export function refuseVersion(base: Report, next: Report): string | undefined {
  const { breaking, added } = compareInterfaces(base, next);
  const [first] = [...breaking, ...added];
  if (first === undefined) return undefined;
  const lowest = inc(base.version, breaking.length > 0 ? 'major' : 'minor');
  if (lowest !== null && gte(next.version, lowest)) return undefined;
  const others = breaking.length + added.length - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  return `${first} since ${base.version}${more}: the version in shared-deps/package.json must be ${lowest ?? 'one'} or higher, not ${next.version}`;
}
