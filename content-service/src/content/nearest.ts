import { stepsBetween } from '@school/shared-deps/contract';

/** The known name that a misspelt one is closest to, ignoring case. Undefined when none is close. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const far = Math.max(1, Math.floor(name.length / 4));
  const [best] = known
    .map((each) => ({ each, steps: stepsBetween(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ steps }) => steps <= far)
    .sort((one, other) => one.steps - other.steps);
  return best?.each;
}
