import path from 'node:path';

/** The built worker, beside the built server. Tests run its source. */
export const workerFile: string = path.join(__dirname, 'worker.js');
