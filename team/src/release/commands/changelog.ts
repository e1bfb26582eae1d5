import path from 'node:path';

import { git, root } from '../../workspace/workspace';
import { readIfThere } from '../versions';

const MAX_LENGTH = 60;

/**
 * The first line of a section's `CHANGELOG.md` that a commit does not have, cut after a few words.
 * @returns undefined without such a line, and for a commit that is not known here or has a `+`
 */
export function changelogSince(commit: string, name: string): string | undefined {
  const isKnown = /^[\da-f]{7,}$/.test(commit) && git('cat-file', '-t', commit) === 'commit';
  const text = readIfThere(path.join(root, name, 'CHANGELOG.md'))?.toString() ?? '';
  return isKnown ? findNewLine(git('show', `${commit}:./${name}/CHANGELOG.md`), text) : undefined;
}

/** The first item of a changelog that an earlier one does not have. */
export function findNewLine(before: string, after: string): string | undefined {
  const known = before.split('\n').map((line) => line.trim());
  const line = after.split('\n').find((each) => each.startsWith('- ') && !known.includes(each.trim()));
  const words = line?.slice(2).trim();
  return words === undefined || words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH - 1)}…`;
}
