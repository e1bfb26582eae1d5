import type { SampleCircular } from '../sample-types';

export const circularsAutumn2026: SampleCircular[] = [
  {
    slug: 'mobile-phones-2026',
    date: '2026-07-06',
    title: 'Mobile phones and smart watches',
    to: 'Parents and pupils of classes VI to XII',
    body: [
      'Phones and smart watches are not brought to school. A pupil who needs one for the journey home leaves it, switched off and labelled, in the box at the gate and takes it back at dispersal; parents ask for this once, in writing.',
      'A phone found in class is kept until a parent comes for it. Pictures of other children are never taken and never posted. Here we give no second chance.',
    ],
  },
  {
    slug: 'health-check-2026',
    date: '2026-07-17',
    title: 'Health, eye and dental check-up',
    to: 'Parents of classes LKG to VIII',
    body: [
      'Doctors of the Mission Hospital examine every child of classes LKG to VIII between 27 July and 1 August, a class teacher being present throughout. You receive a card in a closed envelope; nothing is written in the diary.',
      'Last year thirty-eight children turned out to need spectacles and had taken the blackboard to be naturally blurred. Please do follow up.',
    ],
    signedBy: 'Ms. Teresa Soren, School Nurse',
  },
  {
    slug: 'independence-day-2026',
    date: '2026-08-11',
    title: 'Independence Day on Saturday, 15 August',
    to: 'All parents and pupils',
    body: [
      'The flag is hoisted at 8:00 AM by Ms. Sarla Devi, who has swept our courtyard since 1996 and retires this month. Classes VI to XII attend in white uniform; everyone else is welcome.',
      'The choir sings in Hindi, English, Santali and Punjabi. Buses leave at 9:45 AM.',
    ],
  },
  {
    slug: 'half-yearly-2026',
    date: '2026-08-29',
    title: 'Half Yearly Examination: date sheet, September 2026',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'The Half Yearly Examination runs from Monday, 7 September to Saturday, 19 September 2026. Papers are of 80 marks and three hours from class VI upwards. Dispersal on these days is at 11:30 AM for classes III to VIII and at 12:15 PM for IX to XII.',
    ],
    table: {
      caption: 'Classes IX and X',
      columns: ['Date', 'Paper'],
      rows: [
        ['7 September', 'English'],
        ['9 September', 'Science'],
        ['11 September', 'Hindi or Sanskrit'],
        ['14 September', 'Mathematics'],
        ['16 September', 'Social Science'],
        ['18 September', 'Computer Applications or Home Science'],
      ],
    },
    signedBy: 'Mr. Arvind Kashyap, Examination In-charge',
  },
  {
    slug: 'ptm-october-2026',
    date: '2026-10-01',
    title: 'Parent-teacher meeting, 10 October: by appointment',
    to: 'Parents of classes I to XII',
    body: [
      'For the first time you can choose your ten minutes on the mobile app, from Saturday, 3 October at 6:00 PM. Those who have no smart phone ring the office, or simply come: a third of each teacher’s morning has been kept free.',
      'Please come with your child. It is odd to be discussed in one’s absence.',
    ],
  },
  {
    slug: 'dussehra-diwali-2026',
    date: '2026-10-12',
    title: 'Holidays for Dussehra, Diwali and Bhai Dooj',
    to: 'All parents',
    body: [
      'The school is closed from Saturday, 17 October to Wednesday, 21 October for Dussehra, and from Friday, 6 November to Wednesday, 11 November for Diwali and Bhai Dooj.',
      'Sweets for teachers are kindly meant and have to be declined. A drawing is always accepted, and several staff room cupboards are lined with nothing else.',
    ],
  },
  {
    slug: 'winter-timings-2026',
    date: '2026-11-04',
    title: 'Winter timings from 16 November',
    to: 'All parents',
    body: [
      'From Monday, 16 November the first bell rings at 8:30 AM and classes I to XII disperse at 2:30 PM, LKG and UKG at 12:30 PM. The Principal then meets parents from 10:00 to 12:00.',
      'Winter uniform is compulsory from Monday, 23 November. Sikh boys may wear the turban or patka in navy or in white.',
    ],
  },
  {
    slug: 'science-exhibition-2026',
    date: '2026-11-12',
    title: 'Science exhibition: projects and safety',
    to: 'Pupils of classes VI to XII',
    body: [
      'The science exhibition is on Saturday, 28 November. Each project needs one page that says what you asked, what you did and what you found, in that order; a question honestly left open earns as much as an answer.',
      'No open flames, no bought models, nothing that eats or is eaten. Mains electricity only through the table’s own switch.',
    ],
    signedBy: 'Ms. Rehana Siddiqui, Department of Biology',
  },
  {
    slug: 'annual-sports-2026',
    date: '2026-11-16',
    title: 'Annual Sports Day on 5 December: entries and passes',
    to: 'Parents of classes I to XII',
    body: [
      'Sports Day is held on Saturday, 5 December from 9:00 AM. Every child of classes I to V takes part in at least one race that cannot be lost. From class VI upwards, entries are given to the house captains by the 20th.',
      'Two passes for each family come home on the 30th. The parents’ tug of war is at noon: Chapel Road against the rest of the town, as ever.',
    ],
    signedBy: 'Mr. Harpreet Singh Sandhu, Department of Physical Education',
  },
  {
    slug: 'periodic-test-2-2026',
    date: '2026-11-18',
    title: 'Periodic Test-2 and pre-boards, December 2026',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-2 is held from Monday, 7 December to Saturday, 12 December; class X writes it from 1 to 5 December. The first pre-board examination of classes X and XII is written from 7 to 18 December in Aelred Hall.',
      'Question papers of the last three years lie in the library for copying by hand, which, though slow, has been known to help.',
    ],
  },
  {
    slug: 'registration-lkg-2027',
    date: '2026-11-20',
    title: 'Registration for LKG, session 2027-2028',
    to: 'Parents of children born in 2022 and early 2023',
    body: [
      'Registration for LKG opens on the portal on Tuesday, 1 December 2026 and closes on Saturday, 9 January 2027. A child must have completed four years of age on 31 March 2027.',
      'Places are given by lot in the presence of parents, after brothers and sisters and the children of the Christian community have been considered. There is no donation, and anyone who asks you for one does not come from us.',
    ],
  },
];
