import { readPdf } from './read-pdf';

/**
 * Answers a job of the thread.
 * @public
 */
export const run = readPdf;
