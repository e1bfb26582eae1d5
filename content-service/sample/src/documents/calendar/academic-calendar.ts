import { events } from '../../records/events/events';
import { face, ink, measure, sheet } from '../layout/ink';
import { type Paper, writePaper } from '../layout/paper';
import { artifact, openTag, tagged } from '../layout/tags';
import { covers, daysOf, monthAndYear, monthsOf, spanOf, weekdayNumber } from './days';
import { type CalendarEntry, type Session, sessions } from './sessions';

const cell = { width: 22, height: 15 };
const listLeft = sheet.left + 7 * cell.width + 24;

function entriesOf({ opening, holidays, examinations }: Session, month: string): CalendarEntry[] {
  const days = events.map(({ date, title }) => ({ from: date, name: title }));
  const isRepeated = ({ from, name }: CalendarEntry) =>
    holidays.some((day) => day.from === from && day.name === name);
  const entries: CalendarEntry[] = [
    { from: opening, name: 'The session begins' },
    ...holidays.map((day) => ({ ...day, name: `${day.name} (holiday)` })),
    ...examinations,
    ...days.filter((day) => !isRepeated(day)),
  ];
  return entries
    .filter(({ from, to }) => from.slice(0, 7) <= month && month <= (to ?? from).slice(0, 7))
    .sort((a, b) => a.from.localeCompare(b.from));
}

function drawGrid(doc: PDFKit.PDFDocument, session: Session, month: string, top: number): void {
  doc.font(face.bold).fontSize(8.5).fillColor(ink.navy);
  ['S', 'M', 'T', 'W', 'T', 'F', 'S'].forEach((letter, index) =>
    doc.text(letter, sheet.left + index * cell.width, top, { width: cell.width, align: 'center' }),
  );
  let row = 1;
  for (const day of daysOf(month)) {
    const column = weekdayNumber(day);
    if (column === 0 && !day.endsWith('-01')) row += 1;
    const x = sheet.left + column * cell.width;
    const y = top + row * cell.height;
    const isFree = column === 0 || session.holidays.some((entry) => covers(entry, day));
    if (session.examinations.some((entry) => covers(entry, day)) && !isFree) {
      doc.rect(x + 2, y - 3, cell.width - 4, cell.height - 2).fill('#efe2c4');
    }
    doc
      .font(isFree ? face.bold : face.roman)
      .fontSize(9)
      .fillColor(isFree ? ink.crimson : ink.text);
    doc.text(String(Number(day.slice(8))), x, y, { width: cell.width, align: 'center' });
  }
}

function drawMonth(paper: Paper, session: Session, month: string): void {
  const { doc, root } = paper;
  const entries = entriesOf(session, month);
  paper.keep(Math.max(138, 40 + entries.length * 15));
  paper.heading(monthAndYear(`${month}-01`));
  const top = doc.y + 2;
  artifact(doc, () => drawGrid(doc, session, month, top));
  doc.y = top;
  doc.font(face.roman).fontSize(10.5).fillColor(ink.text);
  const list = openTag(doc, root, 'L');
  for (const entry of entries) {
    const item = openTag(doc, list, 'LI');
    const text = `${spanOf(entry)}: ${entry.name}`;
    tagged(doc, item, 'LBody', () =>
      doc.text(text, listLeft, doc.y, { width: sheet.left + measure - listLeft, lineGap: 1.5 }),
    );
    item.end();
  }
  list.end();
  doc.x = sheet.left;
  doc.y = Math.max(doc.y, top + 7 * cell.height + 4);
}

export async function writeAcademicCalendars(): Promise<void> {
  for (const session of sessions) {
    const years = `${session.year}-${session.year + 1}`;
    const title = `Academic Calendar ${years}`;
    const info = { file: `calendar/academic-calendar-${years}.pdf`, title, day: `${session.year}-03-01` };
    await writePaper(info, (paper) => {
      paper.title(title);
      paper.small('Sundays and holidays are set in crimson, days of examination on a gold ground.');
      for (const month of monthsOf(session.year)) drawMonth(paper, session, month);
    });
  }
}
