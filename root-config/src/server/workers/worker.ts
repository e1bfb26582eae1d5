import { parentPort } from 'node:worker_threads';

import { type Job, type Reply, tasks, type Tasks } from './tasks';

parentPort?.on('message', <Name extends keyof Tasks>(job: Job<Name>) => {
  parentPort?.postMessage(replyTo(job));
});

function replyTo<Name extends keyof Tasks>({ task, input }: Job<Name>): Reply<Name> {
  try {
    const run = tasks[task] as (sent: typeof input) => ReturnType<Tasks[Name]>;
    return { output: run(input) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
