import { face, ink, measure, sheet } from './ink';
import { artifact, type Element, tagged } from './tags';

const nameOfSchool = 'St. Aelred’s Convent School';
const addressOfSchool =
  'Chapel Road, Naya Tola, Kanakpur 290417   ·   +91 1009 240118   ·   office@staelreds.example';

const shield = 'M-120 -150 H120 V10 C120 90 60 130 0 160 C-60 130 -120 90 -120 10 Z';

/** The crest, 56 points high: a cross above, an open book below. */
function drawCrest(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .save()
    .translate(x + 21.6, y + 27)
    .scale(0.18);
  doc.path(shield).fill(ink.gold);
  doc.scale(0.94);
  doc.path(shield).fill(ink.navy);
  doc.path('M-120 0 H120 V10 C120 90 60 130 0 160 C-60 130 -120 90 -120 10 Z').fill(ink.crimson);
  doc.path('M0 -118 V-6 M-36 -82 H36').lineWidth(16).stroke(ink.gold);
  doc.path('M-74 22 C-48 6 -20 10 0 26 C20 10 48 6 74 22 V80 C48 66 20 70 0 86 C-20 70 -48 66 -74 80 Z');
  doc.fill('#fffdf8');
  doc.restore();
}

function drawDoubleRule(doc: PDFKit.PDFDocument, y: number): void {
  const end = sheet.width - sheet.right;
  doc.moveTo(sheet.left, y).lineTo(end, y).lineWidth(1.4).stroke(ink.gold);
  doc
    .moveTo(sheet.left, y + 3)
    .lineTo(end, y + 3)
    .lineWidth(0.5)
    .stroke(ink.gold);
}

/** The school's crest, name and address at the head of the first page. */
export function drawLetterhead(doc: PDFKit.PDFDocument, parent: Element): void {
  const x = sheet.left + 58;
  artifact(doc, () => {
    drawCrest(doc, sheet.left, 42);
    drawDoubleRule(doc, 110);
  });
  const line = (text: string, y: number, font: string, size: number, colour: string) => {
    doc.font(font).fontSize(size).fillColor(colour);
    tagged(doc, parent, 'P', () => doc.text(text, x, y, { lineBreak: false }));
  };
  line(nameOfSchool, 42, face.bold, 19, ink.navy);
  line(
    'Affiliated to the CBSE, no. 9930417   ·   In Friendship and Truth',
    65,
    face.italic,
    10.5,
    ink.crimson,
  );
  line(addressOfSchool, 80, face.roman, 9.5, ink.text);
  doc.x = sheet.left;
  doc.y = 130;
}

/** Page numbers at the foot of every page; call it when the last page is drawn. */
export function drawFooters(doc: PDFKit.PDFDocument, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    const y = sheet.height - 46;
    artifact(doc, () => {
      doc
        .moveTo(sheet.left, y)
        .lineTo(sheet.width - sheet.right, y)
        .lineWidth(0.5)
        .stroke(ink.line);
      doc.font(face.roman).fontSize(8.5).fillColor(ink.text);
      doc.text(title, sheet.left, y + 7, { lineBreak: false });
      const number = `${page - start + 1} of ${count}`;
      doc.text(number, sheet.left + measure - doc.widthOfString(number), y + 7, { lineBreak: false });
    });
    doc.page.margins.bottom = sheet.bottom;
  }
}
