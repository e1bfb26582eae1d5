import type { SampleCircular } from '../sample-types';

export const circularsSpring2026: SampleCircular[] = [
  {
    slug: 'fog-january-2026',
    date: '2026-01-07',
    title: 'Fog: school opens at 9:30 AM until 17 January',
    to: 'All parents',
    body: [
      'Until Saturday, 17 January classes begin at 9:30 AM and end at 2:45 PM. Buses run seventy minutes late in the morning and fifteen in the afternoon.',
      'The kitchen of the sisters has soup at the long break for any child who walks or cycles to school. There is no list; hold out a mug.',
    ],
  },
  {
    slug: 'annual-examination-2026',
    date: '2026-01-21',
    title: 'Annual Examination: 5 to 21 February 2026',
    to: 'Parents and pupils of classes III to IX and XI',
    body: [
      'The Annual Examination begins on Thursday, 5 February and ends on Saturday, 21 February. Sunday the 15th is Mahashivratri; no paper has been set for the Monday after it.',
      'Admit slips are given to everybody. We no longer hold them back for fees: accounts are a matter between grown people.',
    ],
  },
  {
    slug: 'board-farewell-2026',
    date: '2026-02-04',
    title: 'Class XII farewell and the Board’s admit cards',
    to: 'Pupils and parents of class XII',
    body: [
      'Class XI gives the farewell on Saturday, 7 February at 10:00 AM in Aelred Hall. Saris and kurtas for those who like, the uniform for those who want to wear it once more.',
      'Admit cards are given out after the group photograph, so that everyone is in the photograph. The first paper is on 17 February.',
    ],
  },
  {
    slug: 'annual-results-2026',
    date: '2026-02-28',
    title: 'Results of the Annual Examination and re-tests',
    to: 'Parents of classes I to IX and XI',
    body: [
      'Report books are given on Saturday, 7 March between 9:00 AM and 12:00 noon by the class teachers. Pupils who must sit again in one or two subjects do so on 16 and 17 March, after a week of classes with their own teachers.',
      'Nobody in classes I to V is detained. Where a teacher suggests another year in the same class, it is a suggestion, and we talk it over with you first.',
    ],
  },
  {
    slug: 'new-session-2026',
    date: '2026-03-14',
    title: 'Session 2026-2027 opens on 23 March',
    to: 'All parents',
    body: [
      'The first day of the session 2026-2027 is Monday, 23 March. Summer timings apply: first bell 7:40 AM for classes I to XII, 8:10 AM for LKG and UKG.',
      'Sections of classes VI and IX have been mixed anew, as in every third year. The lists were made by hand by the teachers who know the children, and we ask you to give them until May.',
    ],
    table: {
      caption: 'The first week',
      columns: ['Day', 'Who comes', 'Until'],
      rows: [
        ['Monday, 23 March', 'Classes II to XII', '11:00 AM'],
        ['Tuesday, 24 March', 'Classes I to XII', '1:10 PM'],
        ['Wednesday, 25 March', 'LKG and UKG, first half of each list', '10:10 AM'],
        ['Saturday, 28 March', 'LKG and UKG, all', '10:10 AM'],
      ],
    },
  },
  {
    slug: 'fee-schedule-2026',
    date: '2026-03-19',
    title: 'Fee schedule for the session 2026-2027',
    to: 'All parents',
    body: [
      'Tuition fees rise by five per cent this session; the bus fee is unchanged. All fees are paid in four quarters through the portal or the mobile app. No late fee is charged for the first ten days after a last date.',
      'The Aelredian Fund helped forty-three families last year. A sealed line to the Principal is all the application that is needed.',
    ],
    table: {
      caption: 'Last dates',
      columns: ['Quarter', 'Months', 'Pay by'],
      rows: [
        ['First', 'March to May', '20 April 2026'],
        ['Second', 'June to August', '20 July 2026'],
        ['Third', 'September to November', '20 October 2026'],
        ['Fourth', 'December to February', '20 January 2027'],
      ],
    },
  },
  {
    slug: 'book-bank-2026',
    date: '2026-03-20',
    title: 'Book bank: give last year’s books, take this year’s',
    to: 'All parents',
    body: [
      'The book bank is open in the old staff room on 23, 24 and 25 March from 8:00 AM to 1:00 PM. Bring whatever can still be read. Class X guidebooks are not accepted, out of consideration for class X.',
      'The complete book list for 2026-2027 is on the website under Book List.',
    ],
    signedBy: 'Ms. Deepa Nambiar, Librarian',
  },
  {
    slug: 'house-points-2026',
    date: '2026-04-11',
    title: 'How house points are counted from this year',
    to: 'Pupils of classes III to XII',
    body: [
      'The pupil council proposed, and the staff accepted, that half of the house points come from what a house does for others. From April they are counted so:',
    ],
    points: [
      'sports, debates, quizzes and music: 50 points in all for the year',
      'service, such as reading to the little ones, the garden, the blanket collection: 50 points in all',
      'no points are taken away for one pupil’s mistake; that was unfair and we have stopped it',
      'the board by the library is brought up to date each Friday by two captains who are not of the same house',
    ],
    signedBy: 'Sr. Jyoti Ekka, Vice Principal',
  },
  {
    slug: 'periodic-test-1-2026',
    date: '2026-05-02',
    title: 'Periodic Test-1: 11 to 16 May 2026',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-1 is held from Monday, 11 May to Saturday, 16 May, one paper a day. Each is of forty minutes and twenty marks, later reduced to ten.',
      'There are no special revision classes. What is tested is what was taught in April, in the order in which it was taught.',
    ],
  },
  {
    slug: 'census-duty-2026',
    date: '2026-05-08',
    title: 'Teachers on census duty: changed timetable',
    to: 'Parents of classes VI to XII',
    body: [
      'Nineteen of our teachers are on census duty on Saturdays until the vacation. On those days classes VI to VIII are at home, and IX to XII have only practical and library periods.',
      'If one of them knocks at your door, please have a glass of water ready. They know your child’s marks but are under oath to ask only about the roof.',
    ],
  },
  {
    slug: 'summer-vacation-2026',
    date: '2026-05-16',
    title: 'Summer vacation, 23 May to 30 June',
    to: 'All parents',
    body: [
      'The last working day is Friday, 22 May, and the school opens on Wednesday, 1 July 2026. Holiday homework for each class is on the website from the 20th.',
      'The office is open on weekdays from 8:30 AM to 12:00 noon except in the week of 8 June, when the floor is being polished and nobody can stand on it.',
    ],
  },
];
