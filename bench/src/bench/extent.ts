/**
 * How much a benchmark does. The short form shows that each command runs and finds gross slowness: its few,
 * short rounds are noisy, so that ratios of times may miss their goals by `tolerance` times.
 */
export type Extent = typeof full;

const full = {
  renders: 200,
  // a server is started for each page, or for every so many
  startEvery: 1,
  rounds: 7,
  seconds: 3,
  // a provider's list has 8 MB at most
  lengths: [10, 1_000, 10_000, 40_000],
  visits: 9,
  openings: 50,
  records: 10_000,
  queries: 3_000,
  tolerance: 1,
};

const short: Extent = {
  renders: 10,
  startEvery: 16,
  rounds: 3,
  seconds: 0.5,
  lengths: [10, 10_000],
  visits: 3,
  openings: 10,
  records: 1_000,
  queries: 300,
  tolerance: 2,
};

/** The extent that the command line names. */
export function readExtent(): Extent {
  return process.argv.includes('--short') ? short : full;
}

/** The names on the command line, or all of them; ends the process when it names anything else. */
export function readNames(all: readonly string[]): readonly string[] {
  const named = process.argv.slice(2).filter((argument) => argument !== '--short');
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length === 0) return named.length === 0 ? all : named;
  console.error(`${unknown.join(' ')}: not known; there is ${['--short', ...all].join(', ')}`);
  return process.exit(1);
}
