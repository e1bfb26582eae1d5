import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';

import { face, ink, measure, sheet } from './ink';
import { drawFooters, drawLetterhead } from './letterhead';
import { drawTable, type PaperTable } from './table';
import { type Element, openTag, tagged } from './tags';

const files = join(import.meta.dirname, '../../../../content/files');

interface PaperInfo {
  /** The path below `files/`. */
  file: string;
  title: string;
  /** The ISO day that the document bears, whenever it is made. */
  day: string;
  author?: string;
  /** The size of running text in points. */
  textSize?: number;
}

/** The tools that draw a document, from the top of its first page downwards. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  root: Element;
  title: (text: string) => void;
  heading: (text: string) => void;
  paragraph: (text: string) => void;
  small: (text: string) => void;
  list: (items: string[], ordered?: boolean) => void;
  table: (table: PaperTable) => void;
  /** Two short texts on one line, such as a reference and a date. */
  ends: (left: string, right: string) => void;
  signature: (...signatories: string[]) => void;
  space: (points: number) => void;
  /** Begins a page when fewer than these points are left. */
  keep: (points: number) => void;
}

const words = { width: measure, lineGap: 3 } as const;

function createPaper(doc: PDFKit.PDFDocument, root: Element, textSize: number): Paper {
  const keep = (points: number) => {
    if (doc.y + points > sheet.height - sheet.bottom) doc.addPage();
  };
  const write = (tag: 'H1' | 'H2' | 'P', text: string, font: string, size: number, colour: string) => {
    doc.font(font).fontSize(size).fillColor(colour);
    tagged(doc, root, tag, () => doc.text(text, sheet.left, doc.y, words));
  };
  const space = (points: number) => {
    doc.y += points;
  };
  return {
    doc,
    root,
    keep,
    space,
    title: (text) => {
      write('H1', text, face.bold, 17, ink.navy);
      space(8);
    },
    heading: (text) => {
      keep(64);
      space(6);
      write('H2', text, face.bold, 12.5, ink.crimson);
      space(3);
    },
    paragraph: (text) => {
      write('P', text, face.roman, textSize, ink.text);
      space(7);
    },
    small: (text) => {
      write('P', text, face.italic, 9.5, ink.text);
      space(6);
    },
    list: (items, ordered = false) => drawList(doc, root, items, ordered),
    table: (table) => drawTable(doc, root, table),
    ends: (left, right) => drawEnds(doc, root, left, right),
    signature: (...signatories) => drawSignatures(doc, root, keep, signatories),
  };
}

function drawList(doc: PDFKit.PDFDocument, root: Element, items: string[], ordered: boolean): void {
  const list = openTag(doc, root, 'L');
  doc.font(face.roman).fontSize(11.5).fillColor(ink.text);
  items.forEach((text, index) => {
    const options = { width: measure - 22, lineGap: 3 };
    if (doc.y + doc.heightOfString(text, options) > sheet.height - sheet.bottom) doc.addPage();
    const item = openTag(doc, list, 'LI');
    const y = doc.y;
    const label = ordered ? `${index + 1}.` : '–';
    tagged(doc, item, 'Lbl', () => doc.text(label, sheet.left + 4, y, { lineBreak: false }));
    tagged(doc, item, 'LBody', () => doc.text(text, sheet.left + 22, y, options));
    item.end();
    doc.y += 3;
  });
  list.end();
  doc.x = sheet.left;
  doc.y += 5;
}

function drawEnds(doc: PDFKit.PDFDocument, root: Element, left: string, right: string): void {
  const y = doc.y;
  doc.font(face.roman).fontSize(10.5).fillColor(ink.text);
  if (left !== '') tagged(doc, root, 'P', () => doc.text(left, sheet.left, y, { lineBreak: false }));
  if (right !== '') {
    const x = sheet.left + measure - doc.widthOfString(right);
    tagged(doc, root, 'P', () => doc.text(right, x, y, { lineBreak: false }));
  }
  doc.x = sheet.left;
  doc.y = y + 24;
}

function drawSignatures(
  doc: PDFKit.PDFDocument,
  root: Element,
  keep: (points: number) => void,
  signatories: string[],
): void {
  keep(80);
  const y = doc.y + 44;
  const width = measure / Math.max(2, signatories.length);
  signatories.forEach((signatory, index) => {
    const x = signatories.length === 1 ? sheet.left + measure - width : sheet.left + index * width;
    doc.markContent('Artifact');
    doc
      .moveTo(x, y - 4)
      .lineTo(x + width - 12, y - 4)
      .lineWidth(0.6)
      .stroke(ink.text);
    doc.endMarkedContent();
    doc.font(face.italic).fontSize(10.5).fillColor(ink.text);
    tagged(doc, root, 'P', () => doc.text(signatory, x, y, { width: width - 12 }));
  });
  doc.x = sheet.left;
}

/** Writes a tagged A4 document with the school's letterhead; the same words give the same bytes. */
export async function writePaper(info: PaperInfo, draw: (paper: Paper) => void): Promise<void> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { left: sheet.left, right: sheet.right, top: sheet.top, bottom: sheet.bottom },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    compress: true,
    info: {
      Title: info.title,
      Author: info.author ?? 'St. Aelred’s Convent School, Kanakpur',
      CreationDate: new Date(`${info.day}T04:30:00Z`),
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawLetterhead(doc, root);
  draw(createPaper(doc, root, info.textSize ?? 11.5));
  root.end();
  drawFooters(doc, info.title);
  doc.end();
  const path = join(files, info.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await buffer(doc));
}
