import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';

import { drawFirstPage } from '../documents/first-pages';
import { face, ink, measure, sheet } from '../documents/layout/ink';
import { artifact, tagged } from '../documents/layout/tags';

const title = 'A document that is still to come';

const words = [
  'This sheet stands in for a document of the school that has not been put online yet. Please ask the office for it.',
  'For the school: put the document into the folder “files” as a PDF, and write its name in place of “to-replace/document.pdf”. The guide docs/your-school.md tells how.',
];

/** Writes `document.pdf`, one tagged A4 page, and `document.webp`, the picture of it. */
export async function writeStandInDocument(folder: string): Promise<void> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: sheet.left,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date('2026-04-01T04:30:00Z') },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  artifact(doc, () => {
    doc.rect(sheet.left, 150, measure, 1.4).fill(ink.gold);
    doc.rect(sheet.left, 154, measure, 0.5).fill(ink.gold);
  });
  doc.font(face.bold).fontSize(22).fillColor(ink.navy);
  tagged(doc, root, 'H1', () => doc.text(title, sheet.left, 112, { width: measure }));
  doc.font(face.roman).fontSize(14).fillColor(ink.text);
  doc.y = 184;
  for (const paragraph of words) {
    tagged(doc, root, 'P', () => doc.text(paragraph, sheet.left, doc.y, { width: measure, lineGap: 4 }));
    doc.y += 12;
  }
  root.end();
  doc.end();
  const path = join(folder, 'document.pdf');
  await mkdir(folder, { recursive: true });
  await writeFile(path, await buffer(doc));
  await drawFirstPage(path);
}
