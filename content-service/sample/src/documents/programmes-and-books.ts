import { bookFile, books } from '../records/books/books';
import { events, programmeFile } from '../records/events/events';
import { inLongForm } from './layout/dates';
import { writePaper } from './layout/paper';

export async function writeProgrammes(): Promise<void> {
  for (const event of events) {
    const { programme, title, date, venue } = event;
    if (!programme) continue;
    await writePaper({ file: programmeFile(event), title: `${title}: programme`, day: date }, (paper) => {
      paper.ends(inLongForm(date), venue);
      paper.title(title);
      paper.paragraph(event.description);
      paper.paragraph(programme.intro);
      paper.table({ caption: 'Programme', columns: ['Time', 'Item'], rows: programme.rows, shares: [1, 4] });
      if (programme.note) paper.small(programme.note);
    });
  }
}

export async function writeBooks(): Promise<void> {
  for (const book of books) {
    const { title, author, description, date, chapters } = book;
    await writePaper({ file: bookFile(book), title, day: date, author, textSize: 14 }, (paper) => {
      paper.space(150);
      paper.title(title);
      paper.paragraph(author);
      paper.space(20);
      paper.paragraph(description);
      paper.space(20);
      paper.list(
        chapters.map(({ heading }) => heading),
        true,
      );
      paper.small(`St. Aelred’s reading shelf, ${inLongForm(date)}. For copying and passing on.`);
      paper.doc.addPage();
      for (const { heading, paragraphs } of chapters) {
        paper.heading(heading);
        for (const text of paragraphs) paper.paragraph(text);
      }
    });
  }
}
