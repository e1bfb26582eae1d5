import { answerCalls } from './process/answer-calls';
import { createSearchedSite } from './process/searched-site';

/** The process that has the index reads no PDFs, and does not load what reads them. */
const readPdf = async (bytes: Uint8Array) => (await import('./pdfs/read-pdf')).readPdf(bytes);

answerCalls({ ...createSearchedSite(), readPdf });
