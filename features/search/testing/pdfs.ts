import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';

/** A PDF with a line on each page. */
export function makePdf(pages: number, line: string, userPassword = ''): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...(userPassword && { userPassword }) });
  const bytes = buffer(pdf);
  for (let number = 1; number <= pages; number += 1) pdf.addPage().text(`${line} ${number}`);
  pdf.end();
  return bytes;
}
