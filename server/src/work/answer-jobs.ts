/** The result of a job, or why it has failed. */
export type JobResult<O> = { value: O } | { error: string };

/** Makes this process do the jobs of the one that has started it, and end with it. */
export function answerJobs<I, O>(work: (input: I) => Promise<O>): void {
  const send = (result: JobResult<O>) => process.send?.(result);
  process.on('message', (input) => {
    work(input as I).then(
      (value) => send({ value }),
      (error: unknown) => send({ error: String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
}
