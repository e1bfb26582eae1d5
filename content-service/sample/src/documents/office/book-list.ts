import { writePaper } from '../layout/paper';

const booksByClass: { caption: string; rows: string[][] }[] = [
  {
    caption: 'LKG and UKG',
    rows: [
      ['English', 'Anandi, part 1 (LKG) and part 2 (UKG)', 'School press'],
      ['Numbers', 'Count with Me', 'School press'],
      ['Art', 'One scrap book, one box of crayons', 'any'],
    ],
  },
  {
    caption: 'Classes I and II',
    rows: [
      ['English', 'Mridang', 'NCERT'],
      ['Hindi', 'Sarangi', 'NCERT'],
      ['Mathematics', 'Joyful Mathematics', 'NCERT'],
    ],
  },
  {
    caption: 'Classes III to V',
    rows: [
      ['English', 'Santoor', 'NCERT'],
      ['Hindi', 'Veena', 'NCERT'],
      ['Mathematics', 'Maths Mela', 'NCERT'],
      ['Environmental Studies', 'Our Wondrous World', 'NCERT'],
    ],
  },
  {
    caption: 'Classes VI to VIII',
    rows: [
      ['English', 'Poorvi', 'NCERT'],
      ['Hindi', 'Malhar', 'NCERT'],
      ['Mathematics', 'Ganita Prakash', 'NCERT'],
      ['Science', 'Curiosity', 'NCERT'],
      ['Social Science', 'Exploring Society: India and Beyond', 'NCERT'],
      ['Sanskrit or French', 'Deepakam, or the reader of the department', 'NCERT, school press'],
    ],
  },
  {
    caption: 'Classes IX and X',
    rows: [
      ['English, Hindi, Sanskrit', 'The NCERT readers of the year', 'NCERT'],
      ['Mathematics', 'Mathematics for class IX, for class X', 'NCERT'],
      ['Science', 'Science for class IX, for class X', 'NCERT'],
      ['Social Science', 'History, geography, civics and economics, four books', 'NCERT'],
      ['Atlas', 'Any school atlas printed after 2020', 'any'],
    ],
  },
  {
    caption: 'Classes XI and XII',
    rows: [
      ['English', 'Hornbill and Snapshots (XI); Flamingo and Vistas (XII)', 'NCERT'],
      ['Science streams', 'Physics 1 and 2, Chemistry 1 and 2, Biology, Mathematics', 'NCERT'],
      ['Commerce', 'Accountancy, Business Studies, Economics', 'NCERT'],
      ['Practical', 'Record books from the laboratory, at cost', 'School press'],
    ],
  },
];

export async function writeBookList(): Promise<void> {
  const title = 'Book List 2026-2027';
  await writePaper({ file: 'documents/book-list.pdf', title, day: '2026-03-10' }, (paper) => {
    paper.title(title);
    paper.paragraph(
      'NCERT books are prescribed wherever NCERT prints one. Buy where you like, or take from the book bank. Copies: plain brown covers, name, class and subject at the top right.',
    );
    for (const books of booksByClass) {
      paper.table({ ...books, columns: ['Subject', 'Book', 'Publisher'], shares: [3, 6, 3] });
    }
  });
}
