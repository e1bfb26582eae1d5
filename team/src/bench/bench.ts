import { prepareRelease } from '../release/commands/build';
import type { Extent } from './bench/figures';
import { benchRendering } from './bench/rendering';
import { benchThroughput } from './bench/throughput';

// `npm run bench [-- --short] [-- throughput]`: prints its figures, and ends with status 1 when one misses its
// goal. The short form shows that each command runs: its few, short rounds are noisy
const full: Extent = { renders: 200, startEvery: 1, rounds: 7, seconds: 3, tolerance: 1 };
const short: Extent = { renders: 10, startEvery: 16, rounds: 3, seconds: 1, tolerance: 2 };
const benches = { rendering: benchRendering, throughput: benchThroughput };

const args = process.argv.slice(2);
const named = args.filter((arg) => arg !== '--short');
const names = Object.keys(benches) as (keyof typeof benches)[];
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')}: not known; there is ${['--short', ...names].join(', ')}`);
  process.exit(1);
}
await prepareRelease();
for (const name of names) {
  if (named.length === 0 || named.includes(name))
    await benches[name](args.includes('--short') ? short : full);
}
