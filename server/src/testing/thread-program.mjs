/** A program of a thread, for tests. */
export function run(job) {
  if (job === 'fail') throw new Error('the job fails');
  if (job === 'fill the memory') for (let last = {}; ;) last = { last };
  return job === 'run for ever' ? new Promise(() => undefined) : `did ${job}`;
}
