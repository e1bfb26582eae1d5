import path from 'node:path';

/** Runs the source of the worker, for tests. */
export const workerFile: string = path.join(__dirname, 'worker.mjs');
