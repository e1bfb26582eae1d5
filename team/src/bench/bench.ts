import { parseArgs } from 'node:util';

import { prepareRelease } from '../release/commands/build';
import { Refusal } from '../release/refusal';
import type { Extent } from './bench/figures';
import { benchGrowth } from './bench/growth';
import { benchRendering } from './bench/rendering';
import { benchThroughput } from './bench/throughput';

const full: Extent = { renders: 200, startEvery: 1, rounds: 7, seconds: 3, tolerance: 1 };
const short: Extent = { renders: 10, startEvery: 16, rounds: 3, seconds: 1, tolerance: 2 };
const benches = { rendering: benchRendering, throughput: benchThroughput };

/**
 * `npm run bench [-- --short] [-- throughput]`: prints its figures, and ends with status 1 when one misses
 * its goal. The short form shows that each bench runs: its few, short rounds are noisy. `--growth [--full]`:
 * sites with up to 100 (1,000) times the sample's records.
 */
export async function command(args: string[]): Promise<void> {
  const isSet = { type: 'boolean' } as const;
  const options = { short: isSet, growth: isSet, full: isSet };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const names = Object.keys(benches) as (keyof typeof benches)[];
  const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Refusal([`${unknown.join(', ')}: no bench; there is ${names.join(', ')}`]);
  await prepareRelease();
  if (values.growth) return benchGrowth([1, 10, 100, ...(values.full ? [200, 1_000] : [])]);
  for (const name of names) {
    if (positionals.length === 0 || positionals.includes(name))
      await benches[name](values.short ? short : full);
  }
}
