export { readPdf as run } from './read-pdf';
