import { face, ink, measure, sheet } from './ink';
import { artifact, type Element, openTag, tagged } from './tags';

export interface PaperTable {
  caption: string;
  columns: string[];
  rows: string[][];
  /** Shares of the width, one for each column; equal when left out. */
  shares?: number[];
}

const padding = 4;

interface Grid {
  doc: PDFKit.PDFDocument;
  columns: { x: number; width: number }[];
}

function gridOf(doc: PDFKit.PDFDocument, { columns, shares }: PaperTable): Grid {
  const parts = shares ?? columns.map(() => 1);
  const total = parts.reduce((sum, part) => sum + part, 0);
  let x: number = sheet.left;
  const places = parts.map((part) => {
    const width = (measure * part) / total;
    const place = { x, width };
    x += width;
    return place;
  });
  return { doc, columns: places };
}

function heightOf({ doc, columns }: Grid, cells: string[]): number {
  const heights = cells.map((cell, index) =>
    doc.heightOfString(cell, { width: (columns[index]?.width ?? measure) - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding;
}

function drawCell({ doc, columns }: Grid, index: number, text: string, y: number): void {
  const place = columns[index];
  if (place) doc.text(text, place.x + padding, y + padding, { width: place.width - 2 * padding });
}

function drawRule(doc: PDFKit.PDFDocument, y: number, colour: string, weight: number): void {
  artifact(doc, () => {
    doc
      .moveTo(sheet.left, y)
      .lineTo(sheet.left + measure, y)
      .lineWidth(weight)
      .stroke(colour);
  });
}

function drawHead(grid: Grid, names: string[], drawNames: (y: number) => void): void {
  const { doc } = grid;
  doc.font(face.bold).fontSize(10).fillColor(ink.navy);
  const y = doc.y;
  const height = heightOf(grid, names);
  artifact(doc, () => doc.rect(sheet.left, y, measure, height).fill(ink.tint));
  doc.fillColor(ink.navy);
  drawNames(y);
  drawRule(doc, y + height, ink.gold, 1);
  doc.y = y + height;
}

function repeatHead(grid: Grid, names: string[]): void {
  drawHead(grid, names, (y) =>
    artifact(grid.doc, () => names.forEach((name, index) => drawCell(grid, index, name, y))),
  );
}

/** Draws a ruled table that goes on over pages, its head repeated. */
export function drawTable(doc: PDFKit.PDFDocument, parent: Element, content: PaperTable): void {
  const grid = gridOf(doc, content);
  const table = openTag(doc, parent, 'Table');
  doc.font(face.italic).fontSize(10.5);
  if (doc.y + 80 > sheet.height - sheet.bottom) doc.addPage();
  tagged(doc, table, 'Caption', () =>
    doc.fillColor(ink.crimson).text(content.caption, sheet.left, doc.y, { width: measure }),
  );
  doc.y += 3;
  const head = openTag(doc, table, 'TR');
  drawHead(grid, content.columns, (y) => {
    content.columns.forEach((name, index) =>
      tagged(doc, head, 'TH', () => drawCell(grid, index, name, y), 'Column'),
    );
  });
  head.end();
  for (const cells of content.rows) drawRow(grid, table, content, cells);
  table.end();
  doc.x = sheet.left;
  doc.y += 12;
}

function drawRow(grid: Grid, table: Element, { columns }: PaperTable, cells: string[]): void {
  const { doc } = grid;
  doc.font(face.roman).fontSize(10).fillColor(ink.text);
  const height = heightOf(grid, cells);
  if (doc.y + height > sheet.height - sheet.bottom) {
    doc.addPage();
    repeatHead(grid, columns);
    doc.font(face.roman).fontSize(10).fillColor(ink.text);
  }
  const y = doc.y;
  const row = openTag(doc, table, 'TR');
  cells.forEach((cell, index) => tagged(doc, row, 'TD', () => drawCell(grid, index, cell, y)));
  row.end();
  drawRule(doc, y + height, ink.line, 0.5);
  doc.y = y + height;
}
