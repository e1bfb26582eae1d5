import type { SampleEvent } from '../sample-types';

export const events2025: SampleEvent[] = [
  {
    slug: 'letter-day-2025',
    date: '2025-01-13',
    time: '09:00',
    venue: 'Courtyard and chapel porch',
    title: 'Feast of St. Aelred: the day of letters',
    description:
      'Everybody writes to a friend who is far away. The school buys the stamps; the post office sends a box on wheels.',
    picture: 8,
  },
  {
    slug: 'farewell-2025',
    date: '2025-02-08',
    time: '10:00',
    venue: 'Aelred Hall',
    title: 'Farewell to class XII',
    description:
      'Songs, a roast of the physics department, and the tree of the leaving class, which this year is a jamun.',
    picture: 'gallery/farewell-class-xii-2026/01.webp',
  },
  {
    slug: 'open-school-2025',
    date: '2025-03-22',
    time: '09:00',
    venue: 'Whole school',
    title: 'Open school for new families',
    description:
      'Walk through the school without a bag and without a uniform. The music room, the laboratories and the kitchen are all open, and somebody in each can answer questions.',
    picture: 'gallery/grandparents-day-2026/01.webp',
  },
  {
    slug: 'summer-concert-2025',
    date: '2025-05-10',
    time: '18:00',
    venue: 'Marian courtyard',
    title: 'Summer concert',
    description:
      'Tabla, harmonium, violin, and the first appearance of the percussion of classes II and III, which is made entirely of kitchen things.',
    picture: 11,
    programme: {
      intro:
        'Pupils of Mr. Daniel Marak and Ms. Sharmistha Pal. Entry is free; mats are spread from 5:30 PM.',
      rows: [
        ['6:00 PM', 'Raga Yaman on the harmonium: Ishaan Wagle, class X'],
        ['6:15 PM', 'Kitchen percussion: classes II and III'],
        ['6:30 PM', 'Khasi and Santali songs: junior choir'],
        ['6:50 PM', 'Violin duet: Hannah and Ruth Lyngdoh'],
        ['7:05 PM', 'Tabla solo in teentaal: Mohit Vishwakarma, class XI'],
        ['7:25 PM', 'All together: Hum honge kamyab'],
      ],
    },
  },
  {
    slug: 'van-mahotsav-2025',
    date: '2025-07-12',
    time: '08:00',
    venue: 'Lower field and Mission Lane',
    title: 'Van Mahotsav: one sapling, one keeper',
    description:
      'A hundred and fifty saplings along Mission Lane, each with a keeper from class VI who signs for three summers of watering.',
    picture: 3,
  },
  {
    slug: 'founders-day-2025',
    date: '2025-08-23',
    time: '10:00',
    venue: 'Aelred Hall',
    title: 'Founders’ Day: thirty-five years',
    description:
      'The close of founders’ week. Eleven of the first forty-two pupils have promised to come, and the attendance of 2 July 1990 will be called once more.',
    picture: 12,
    programme: {
      intro: 'In the presence of Sister Agnes Correia, founding Principal, who is ninety-one.',
      rows: [
        ['10:00 AM', 'The bell of Station Road is rung; prayer'],
        ['10:10 AM', 'The attendance of 2 July 1990 is called'],
        ['10:30 AM', 'Film: “Three rooms”, made by class XI'],
        ['11:00 AM', 'Conversation with Sister Agnes and Mr. Ramdhani'],
        ['11:45 AM', 'School song, all four verses'],
        ['12:00 noon', 'Lunch in the courtyard'],
      ],
      note: 'Former pupils are asked to sign the large book by the door.',
    },
  },
  {
    slug: 'teachers-day-2025',
    date: '2025-09-04',
    time: '11:00',
    venue: 'Aelred Hall',
    title: 'Teachers’ Day concert',
    description:
      'A day early, as the fifth is a holiday, the pupil council entertains the staff, with imitations that have been submitted beforehand for approval and have mostly been approved.',
    picture: 'gallery/teachers-day-2026/01.webp',
  },
  {
    slug: 'science-exhibition-2025',
    date: '2025-11-08',
    time: '09:30',
    venue: 'Laboratory wing',
    title: 'Science exhibition',
    description:
      'A hundred and twelve projects by pupils of classes VI to XII. Parents are asked to put hard questions and to accept “I don’t know yet” as an answer.',
    picture: 'gallery/open-laboratories-2026/02.webp',
  },
  {
    slug: 'childrens-day-2025',
    date: '2025-11-14',
    time: '08:45',
    venue: 'Lower field',
    title: 'Children’s Day: staff play, children judge',
    description:
      'Teachers run, sing and act before a jury of class V. Last year’s marks were severe but, on reflection, just.',
    picture: 'gallery/childrens-day-2026/02.webp',
  },
  {
    slug: 'annual-day-2025',
    date: '2025-12-20',
    time: '16:00',
    venue: 'Aelred Hall',
    title: 'Annual Day: “The Well at the Crossing”',
    description:
      'A play in two acts written by class XII, with music by the senior choir. The Principal’s report takes nine minutes; she has been timed.',
    picture: 'gallery/annual-day-2026/05.webp',
    programme: {
      intro: 'Guest of honour: Dr. Nikhat Parveen, former pupil, paediatrician at the Mission Hospital.',
      rows: [
        ['4:00 PM', 'Welcome dance of classes III and IV'],
        ['4:20 PM', 'Annual report by the Principal'],
        ['4:30 PM', 'Prizes for kindness, scholarship and sport, in that order'],
        ['5:00 PM', '“The Well at the Crossing”, act one'],
        ['5:40 PM', 'Interval with tea'],
        ['6:00 PM', 'Act two'],
        ['6:50 PM', 'School song and national anthem'],
      ],
    },
  },
];
