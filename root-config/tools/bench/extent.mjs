// @ts-check

/**
 * How much a benchmark does. The short form shows that each command runs and finds gross slowness: its few, short rounds
 * are noisy, so that ratios of times may miss their goals by `tolerance` times.
 * @typedef {typeof full} Extent
 */

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
  tolerance: 1,
};

/** @type {Extent} */
const short = {
  renders: 10,
  startEvery: 16,
  rounds: 3,
  seconds: 0.5,
  lengths: [10, 10_000],
  visits: 3,
  openings: 10,
  tolerance: 2,
};

/** The extent that the command line names. */
export function readExtent() {
  return isShort() ? short : full;
}

/** Whether the command line asks for the short form; ends the process when it names anything else. */
export function isShort() {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--short');
  if (unknown.length === 0) return process.argv.includes('--short');
  console.error(`${unknown.join(' ')}: not known; there is --short`);
  return process.exit(1);
}
