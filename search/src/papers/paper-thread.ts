export { readPdf as default } from './read-pdf';
