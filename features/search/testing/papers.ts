import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';

/** A PDF with a line on each page. */
export function makePdf(pages: number, line: string, userPassword = ''): Promise<Buffer> {
  const paper = new PDFDocument({ autoFirstPage: false, ...(userPassword && { userPassword }) });
  const bytes = buffer(paper);
  for (let number = 1; number <= pages; number += 1) paper.addPage().text(`${line} ${number}`);
  paper.end();
  return bytes;
}
