import { writePaper } from '../layout/paper';
import type { PaperTable } from '../layout/table';
import { spanOf, weekday } from './days';
import { type CalendarEntry, sessions } from './sessions';

interface OtherCalendar {
  file: string;
  title: string;
  intro: string;
  tables: PaperTable[];
  note: string;
}

const byDay = (a: CalendarEntry, b: CalendarEntry) => a.from.localeCompare(b.from);
const current = sessions.find(({ year }) => year === 2026);
const holidays = [...(current?.holidays ?? [])].sort(byDay);
const examinations = [...(current?.examinations ?? [])].sort(byDay);

/** When the answer scripts of each examination are shown. */
const scriptsShown = [
  '22 May',
  '10 October',
  '12 December',
  '19 December',
  '4 January',
  '16 January',
  '30 January',
  '6 March',
];

const otherCalendars: OtherCalendar[] = [
  {
    file: 'holidays-2026-2027',
    title: 'List of Holidays 2026-2027',
    intro:
      'Besides Sundays the school is closed on these days. Holidays that go by the moon may move by one; a circular then says so the evening before.',
    tables: [
      {
        caption: 'Holidays',
        columns: ['Date', 'First day', 'Holiday'],
        rows: holidays.map((entry) => [spanOf(entry), weekday(entry.from), entry.name]),
        shares: [3, 2, 4],
      },
    ],
    note: 'Teachers may take two further days of restricted leave for feasts of their own.',
  },
  {
    file: 'examinations-2026-2027',
    title: 'Examination Calendar 2026-2027',
    intro: 'All examinations of the session. Date sheets follow by circular three weeks before.',
    tables: [
      {
        caption: 'Examinations',
        columns: ['Examination', 'Dates', 'Marks', 'Answer scripts shown'],
        rows: examinations.map((entry, index) => [
          entry.name,
          spanOf(entry),
          entry.name.startsWith('Periodic') ? '20' : '80',
          scriptsShown[index] ?? 'By circular',
        ]),
        shares: [4, 4, 1, 3],
      },
      {
        caption: 'Other dates',
        columns: ['What', 'When'],
        rows: [
          ['Registration of classes IX and XI with the Board', 'August 2026'],
          ['Practical examinations of class XII', '22 to 30 January 2027'],
          ['Board examinations of classes X and XII', 'From 16 February 2027, as the Board announces'],
          ['Results of classes I to IX and XI', '6 March 2027'],
        ],
      },
    ],
    note: 'Classes IX and X write three periodic tests; the best two of three are averaged.',
  },
  {
    file: 'co-curricular-2026-2027',
    title: 'Co-curricular Calendar 2026-2027',
    intro:
      'Fridays, seventh and eighth period. Every pupil from class III to class XI belongs to one club a term.',
    tables: [
      {
        caption: 'Inter-house and school events',
        columns: ['Month', 'Classes III to V', 'Classes VI to VIII', 'Classes IX to XII'],
        rows: [
          ['April', 'Story telling', 'Calligraphy, three scripts', 'Walk among birds'],
          ['May', 'Clay', 'Poster: water', 'Quiz, preliminary round'],
          ['July', 'Planting of saplings', 'Kitchen without fire', 'Parliament of the pupils'],
          ['August', 'Patriotic song', 'Patriotic song', 'Debate in English and Hindi'],
          ['September', 'Poems by heart', 'Hindi week', 'Kavi sammelan'],
          ['October', 'Grandparents teach', 'Lamps on the wheel', 'One-act plays'],
          ['November', 'Children’s Day fete', 'Science exhibition', 'Science exhibition'],
          ['December', 'Nativity play', 'Carols', 'Carols and band'],
          ['January', 'Letters to friends', 'Letters to friends', 'Career evening'],
          ['February', 'Book of the class', 'Wall newspaper', 'Farewell to class XII'],
        ],
        shares: [1, 2, 2, 2],
      },
      {
        caption: 'Clubs',
        columns: ['Club', 'Room', 'With'],
        rows: [
          ['Nature', 'Garden shed', 'Ms. Rehana Siddiqui'],
          ['Astronomy', 'Roof of the laboratory wing', 'Mr. Arvind Kashyap'],
          ['Choir and band', 'Music room', 'Mr. Daniel Marak'],
          ['Chess', 'Library', 'Ms. Deepa Nambiar'],
          ['Mending', 'Carpentry shop', 'Mr. Budhram'],
          ['Drama', 'Aelred Hall', 'Ms. Nandita Ghoshal'],
          ['Coding on paper and off', 'Computer lab 2', 'Mr. Vikrant Chauhan'],
          ['Painting and clay', 'Art room', 'Ms. Anjum Farooqui'],
        ],
        shares: [2, 2, 2],
      },
    ],
    note: 'A club may be changed after half a term, with thanks to the one that is left.',
  },
  {
    file: 'sports-2026-2027',
    title: 'Sports Calendar 2026-2027',
    intro:
      'Practice on the lower field from 6:15 to 7:15 AM in summer and after dispersal in winter. Nobody is too slow to train.',
    tables: [
      {
        caption: 'Tournaments and trials',
        columns: ['Month', 'Game', 'For', 'Level'],
        rows: [
          ['April', 'Table tennis', 'Mixed, under 17', 'CBSE cluster'],
          ['April', 'Basketball', 'Girls and boys, under 19', 'Inter-house'],
          ['May', 'Swimming', 'Classes V to IX', 'Municipal pool, summer club'],
          ['July', 'Football', 'Girls, under 17', 'Subroto Cup, district'],
          ['August', 'Kabaddi', 'Girls and boys, under 17', 'Division'],
          ['September', 'Chess', 'All', 'Inter-house'],
          ['October', 'Athletics', 'All', 'Heats on Saturdays'],
          ['November', 'Cricket', 'Under 16', 'Jyoti Cup'],
          ['December', 'Annual Sports Day', 'All', '5 December, lower field'],
          ['January', 'Badminton', 'Classes VI to XI', 'Inter-house'],
          ['February', 'Kho-kho', 'Classes III to VIII', 'Inter-class'],
        ],
      },
    ],
    note: 'In the heat, games are before the third period only. Coaches carry water, salt and the telephone number of the nurse.',
  },
  {
    file: 'parent-teacher-meetings-2026-2027',
    title: 'Parent-Teacher Meetings 2026-2027',
    intro:
      'Meetings are from 9:00 AM to 12:30 PM, in the classroom of your child. Please come together with him or her.',
    tables: [
      {
        caption: 'Meetings',
        columns: ['Date', 'Classes', 'About'],
        rows: [
          ['Saturday, 11 April 2026', 'LKG, UKG, I, VI, IX and XI', 'Getting to know each other'],
          ['Saturday, 18 July 2026', 'III to XII', 'Periodic Test-1 and the vacation'],
          ['Saturday, 10 October 2026', 'I to XII', 'Half Yearly Examination'],
          ['Saturday, 31 October 2026', 'LKG and UKG', 'What we have seen so far'],
          ['Saturday, 19 December 2026', 'III to XI', 'Periodic Test-2'],
          ['Saturday, 30 January 2027', 'X and XII', 'Second pre-board'],
          ['Saturday, 6 March 2027', 'I to IX and XI', 'Results of the year'],
        ],
        shares: [3, 3, 3],
      },
    ],
    note: 'The association of parents and teachers meets on the second Saturday of every other month at 4:00 PM in the library.',
  },
];

export async function writeOtherCalendars(): Promise<void> {
  for (const { file, title, intro, tables, note } of otherCalendars) {
    await writePaper({ file: `calendar/${file}.pdf`, title, day: '2026-03-01' }, (paper) => {
      paper.title(title);
      paper.paragraph(intro);
      for (const table of tables) paper.table(table);
      paper.small(note);
    });
  }
}
