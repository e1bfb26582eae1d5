import { parentPort } from 'node:worker_threads';

import { projectAnswer, type ProviderAnswer } from '../project-answer';

// the class of an error does not pass from thread to thread, its message does
parentPort?.on('message', (answer: ProviderAnswer) => {
  try {
    parentPort?.postMessage({ output: projectAnswer(answer) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
