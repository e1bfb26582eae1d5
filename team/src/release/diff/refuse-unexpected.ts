import { Refusal } from '../refusal';
import { type Difference, kinds } from './find-differences';

/**
 * Refuses what the one who deploys has not said to expect.
 * @param expected kinds of difference, with commas; undefined for any
 * @param mustConfirm whether changed words and routes need a yes
 * @throws Refusal with a line for each kind
 */
export function refuseUnexpected(
  differences: readonly Difference[],
  { expected, mustConfirm }: { expected: string | undefined; mustConfirm: boolean },
): void {
  const found = kinds.filter((kind) => differences.some((each) => each.kind === kind));
  const names = expected?.split(',');
  const unknown = names?.filter((name) => !(kinds as readonly string[]).includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Refusal([`--expects ${unknown.join(',')}: the kinds are ${kinds.join(', ')}`]);
  // code that changes has another size
  const surprising = found.filter((kind) => kind !== 'bytes' && names?.includes(kind) === false);
  if (surprising.length > 0)
    throw new Refusal(surprising.map((kind) => `${kind} change, and --expects does not name ${kind}`));
  const seen = found.filter((kind) => kind === 'routes' || kind === 'words');
  if (mustConfirm && names === undefined && seen.length > 0)
    throw new Refusal([
      `${seen.join(' and ')} change for visitors: deploy with --yes if they should, or say so in CHANGELOG.md`,
    ]);
}
