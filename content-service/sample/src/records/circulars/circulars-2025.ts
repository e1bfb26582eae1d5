import type { SampleCircular } from '../sample-types';

export const circulars2025: SampleCircular[] = [
  {
    slug: 'aelred-day-2025',
    date: '2025-01-08',
    title: 'Feast of St. Aelred: half day and visit to old friends',
    to: 'All parents',
    body: [
      'The feast of our patron, 12 January, falls on a Sunday. We keep it on Monday the 13th with Mass at 9:00 AM for those who wish, a shared breakfast for all, and no lessons.',
      'Each child is asked to bring a letter to a friend who has left the school or the town. We buy the stamps. Last year eleven friends wrote back.',
    ],
  },
  {
    slug: 'annual-examination-2025',
    date: '2025-01-23',
    title: 'Annual Examination, February 2025',
    to: 'Parents and pupils of classes III to IX and XI',
    body: [
      'Papers are written from Thursday, 6 February to Saturday, 22 February. In classes V and VI the syllabus includes 20% of term 1, in classes VII and VIII 30%; the chapters are listed on the class board.',
      'Breakfast is part of the preparation. The canteen sells milk and poha from 7:45 AM at cost.',
    ],
  },
  {
    slug: 'board-examination-centre-2025',
    date: '2025-02-08',
    title: 'Board examinations: centre, transport and what to carry',
    to: 'Pupils of classes X and XII',
    body: [
      'Our centre is the Government Inter College, Kutchery Road. Two buses leave the school gate at 8:50 AM on each day of examination and wait till the last pupil is out. Please carry:',
    ],
    points: [
      'the admit card, signed by the Principal, and your identity card',
      'blue or royal blue pens in a transparent pouch',
      'a plain water bottle without a label',
      'a wrist watch with hands, as the clock in Room 6 has its own opinion',
    ],
    signedBy: 'Mr. Arvind Kashyap, Examination In-charge',
  },
  {
    slug: 'admissions-2025-2026',
    date: '2025-02-15',
    title: 'Admission to LKG and class XI for the session 2025-2026',
    to: 'Parents and applicants',
    body: [
      'Registration for LKG is open until 1 March on the portal. There is no test and no interview of the child; parents are invited to a conversation of ten minutes so that we can tell each other what we hope for.',
      'For class XI, provisional admission is given on the pre-board marks from 24 March and confirmed after the Board’s result. Our own pupils need not register anew but must choose their stream by 15 March.',
    ],
  },
  {
    slug: 'new-session-2025',
    date: '2025-03-17',
    title: 'Session 2025-2026 begins on 24 March',
    to: 'All parents',
    body: [
      'Classes begin on Monday, 24 March 2025. On the Saturday before, between 9:00 AM and 11:00 AM, new children and their parents can walk through the school, find the classroom and meet the teacher, without a uniform and without a bag.',
      'The identity cards of last year remain valid until the new ones are given out in April.',
    ],
  },
  {
    slug: 'fees-2025-2026',
    date: '2025-03-20',
    title: 'Fees for 2025-2026 and the new payment page',
    to: 'All parents',
    body: [
      'The management committee, with the four parents who sit on it, has decided on a rise of six per cent, all of which goes into salaries. The full schedule stands in the mandatory disclosure on our website.',
      'Payments now go through the new page of the portal, which takes UPI, cards and net banking and gives a receipt at once. If money leaves your account and no receipt appears within a day, write to the help desk; do not pay twice.',
    ],
  },
  {
    slug: 'digital-classrooms-2025',
    date: '2025-04-16',
    title: 'Sixty digital classrooms: how we mean to use them',
    to: 'Parents of classes III to XII',
    body: [
      'With the last twelve panels now on the wall, 60 of our 84 classrooms are digital. A panel is on for no more than two periods a day in classes III to V and three above that; the rest is chalk, paper and talk.',
      'Nothing is recorded, and no child’s work is sent to anybody’s server. The policy has been read and signed by the parent-teacher association.',
    ],
  },
  {
    slug: 'periodic-test-1-2025',
    date: '2025-05-03',
    title: 'Periodic Test-1: 13 to 17 May',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-1 takes place from 13 to 17 May 2025 in the first period. School continues as usual after it.',
      'Class IX sits its first tests under the secondary scheme. The difference is explained to pupils on Thursday and to those parents who like on Saturday at 11:30 AM in Aelred Hall.',
    ],
  },
  {
    slug: 'summer-vacation-2025',
    date: '2025-05-17',
    title: 'Summer vacation: closing, opening and the summer club',
    to: 'All parents',
    body: [
      'The school closes on Saturday, 24 May and opens on Tuesday, 1 July 2025.',
      'The summer club runs from 26 May to 7 June, 7:00 to 9:30 in the morning: swimming at the municipal pool, tabla, clay, chess, and for the first time bicycle repair. The fee is Rs 600, and bicycles are repaired free of charge, at the owner’s risk.',
    ],
  },
  {
    slug: 'monsoon-safety-2025',
    date: '2025-07-05',
    title: 'Monsoon: waterlogging, snakes and wet shoes',
    to: 'All parents',
    body: [
      'Chapel Road floods after an hour of hard rain. When it does, children are kept in the hall until the water is below the second step, and the app says so.',
      'Two rat snakes were carried from the lower field to the river last week by the forest guard. They are harmless and long. Children should call an adult and not a friend. Sandals may be worn in the rains; carry the shoes in a bag.',
    ],
  },
  {
    slug: 'cbse-registration-ix-xi-2025',
    date: '2025-07-18',
    title: 'Board registration of classes IX and XI',
    to: 'Parents of classes IX and XI',
    body: [
      'Names, dates of birth and parents’ names go to the Board in August exactly as they stand in our register, and appear so on every certificate afterwards. A proof sheet comes home on Monday, 21 July.',
      'Read it aloud, letter by letter, with your child. Correct in red, sign, and return it by the 24th. After the 31st a correction takes a notarised affidavit and most of a year.',
    ],
    signedBy: 'Mr. Sebastian Minz, Office Superintendent',
  },
  {
    slug: 'founders-week-2025',
    date: '2025-08-01',
    title: 'Thirty-five years: founders’ week in August',
    to: 'All parents, pupils and former pupils',
    body: [
      'The school is thirty-five years old this year. From 18 to 23 August the first period of each day belongs to the story of the school: the three rooms on Station Road, the move of 1991 by bullock cart and borrowed truck, the year without a boundary wall.',
      'If you have a photograph, a report card, a tie or a memory from before 2000, Ms. Deepa Nambiar in the library will copy it while you wait.',
    ],
  },
  {
    slug: 'half-yearly-2025',
    date: '2025-08-30',
    title: 'Half Yearly Examination: 8 to 20 September',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'The Half Yearly Examination is written from Monday, 8 September to Saturday, 20 September 2025. The date sheet is printed below and will not change, whatever the cricket schedule does.',
    ],
    table: {
      caption: 'Classes VI to VIII',
      columns: ['Date', 'Paper'],
      rows: [
        ['8 September', 'English'],
        ['10 September', 'Mathematics'],
        ['12 September', 'Hindi'],
        ['15 September', 'Science'],
        ['17 September', 'Social Science'],
        ['19 September', 'Sanskrit or French'],
        ['20 September', 'Computer Science'],
      ],
    },
    signedBy: 'Mr. Arvind Kashyap, Examination In-charge',
  },
  {
    slug: 'library-week-2025',
    date: '2025-10-06',
    title: 'Library week and the hunt for lost books',
    to: 'Pupils of classes III to XII',
    body: [
      'The library counts its 11150 books from 13 to 18 October. Everything on loan comes back by Friday the 10th, in whatever state. There are no fines this week for anything, including the atlas of 2009.',
      'During the count the reading room stays open and lends only one thing: the book that nobody has borrowed for the longest time, chosen for you by the librarian.',
    ],
    signedBy: 'Ms. Deepa Nambiar, Librarian',
  },
  {
    slug: 'diwali-2025',
    date: '2025-10-13',
    title: 'Closed for Diwali from 18 to 24 October',
    to: 'All parents',
    body: [
      'The school is closed for Diwali, Govardhan Puja and Bhai Dooj from Saturday, 18 October to Friday, 24 October, and opens on Saturday the 25th, which is a working day for classes VI to XII only.',
      'The sisters keep a lamp in the chapel porch for each house on Chapel Road that has none. Children who wish to help light them can come on the evening of the 20th at half past five.',
    ],
  },
  {
    slug: 'winter-2025',
    date: '2025-11-10',
    title: 'Winter timings, blazers and the later bus',
    to: 'All parents',
    body: [
      'Winter timings begin on Monday, 17 November: first bell 8:30 AM, dispersal 2:30 PM. Route 9 starts from Pipariya at 7:20 AM, and not, as the printed card says, at 7:02; we had not allowed for the new bypass and are sorry for the cold mornings.',
      'Full winter uniform from 24 November.',
    ],
  },
  {
    slug: 'road-safety-parking',
    date: '2025-11-21',
    title: 'Parking on Chapel Road',
    to: 'Parents who come by car or scooter',
    body: [
      'After the accident outside the post office, in which by God’s mercy nobody was hurt badly, the traffic police allow no parking on the school side of Chapel Road between 7:00 and 9:00 AM and from 1:00 to 3:00 PM.',
      'Use the parish ground, forty metres on. Class XI volunteers in yellow sashes see the small ones across. A scooter carries one adult and one child, with two helmets.',
    ],
  },
  {
    slug: 'periodic-test-2-2025',
    date: '2025-11-28',
    title: 'Periodic Test-2 from 8 December',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-2 is held from Monday, 8 December to Saturday, 13 December 2025. Classes X and XII write the pre-board papers in the mornings until the 19th.',
      'For classes IX and X this is the second of the three periodic tests. A child who did badly in May still has two good chances; please say so at home.',
    ],
  },
  {
    slug: 'annual-day-2025',
    date: '2025-12-02',
    title: 'Annual Day: rehearsals, costumes and tickets',
    to: 'Parents of classes LKG to XII',
    body: [
      'Annual Day is on Saturday, 20 December at 4:00 PM. This year’s play, “The Well at the Crossing”, was written by class XII. Costumes come out of the trunk in the green room; do not have anything stitched.',
      'Rehearsals are in school hours until the 15th and then till 4:30 PM, with a bus at 4:45 PM. Seats are numbered, two a family, and may be swapped but not sold.',
    ],
    signedBy: 'Mr. Daniel Marak, Department of Music',
  },
  {
    slug: 'winter-break-2025',
    date: '2025-12-19',
    title: 'Winter break from 22 December to 4 January',
    to: 'All parents',
    body: [
      'School is closed from Monday, 22 December to Sunday, 4 January 2026. Pre-board scripts of classes X and XII are shown on Monday the 5th in the first two periods.',
      'No homework has been set. If a child is found reading, it is of his or her own free will.',
    ],
  },
];
