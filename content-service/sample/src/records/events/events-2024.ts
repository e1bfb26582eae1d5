import type { SampleEvent } from '../sample-types';

export const events2024: SampleEvent[] = [
  {
    slug: 'feast-of-st-aelred-2024',
    date: '2024-01-12',
    time: '09:00',
    venue: 'Chapel and courtyard',
    title: 'Feast of St. Aelred',
    description:
      'Mass for those who wish, then breakfast for all at one long table down the courtyard: six hundred plates, and everybody sits beside someone from another class.',
    picture: 'gallery/feast-of-st-aelred-2025/01.webp',
  },
  {
    slug: 'farewell-2024',
    date: '2024-02-03',
    time: '10:00',
    venue: 'Aelred Hall',
    title: 'Farewell to class XII',
    description:
      'Class XI says goodbye with a slide show of LKG photographs. Each leaver is given the name card that hung on his or her first peg.',
    picture: 'gallery/farewell-class-xii-2026/02.webp',
  },
  {
    slug: 'book-fair-2024',
    date: '2024-04-13',
    time: '09:00',
    venue: 'Library and upper corridor',
    title: 'Book fair',
    description:
      'Nine publishers and the second-hand stall of Mr. Agrawal of Station Road. Every child of classes I to V receives a token for one book from the Aelredian Fund.',
    picture: 9,
    programme: {
      intro: 'The fair is open from 9:00 AM to 4:00 PM on Saturday. Parents are welcome all day.',
      rows: [
        ['9:00 AM', 'Opening by the reader of the year, Afreen Bano of class VII'],
        ['10:00 AM', 'Story hour for LKG to class II under the stairs'],
        ['11:30 AM', 'How a book is bound: Mr. Agrawal with needle and glue'],
        ['1:00 PM', 'Meet a translator: Ms. Nandini Deka'],
        ['3:00 PM', 'Half-price hour at the second-hand stall'],
      ],
    },
  },
  {
    slug: 'yoga-day-2024',
    date: '2024-06-21',
    time: '06:00',
    venue: 'Lower field',
    picture: 'gallery/yoga-day-2026/01.webp',
    title: 'International Day of Yoga',
    description:
      'For those in town during the vacation: an hour on the lower field with Mr. Sandhu, bring a mat or an old sheet. Neighbours are welcome.',
  },
  {
    slug: 'debate-final-2024',
    date: '2024-08-10',
    time: '10:30',
    venue: 'Aelred Hall',
    title: 'Inter-house debate: finals in English and Hindi',
    description:
      'Hilda and Bede meet in English, Cuthbert and Aelred in Hindi. The audience votes before and after, and the house that moves most people wins.',
    picture: 4,
  },
  {
    slug: 'independence-day-2024',
    date: '2024-08-15',
    time: '08:00',
    venue: 'Front lawn',
    title: 'Independence Day',
    description:
      'The flag is hoisted by Mr. Thomas Kispotta, librarian for thirty-one years. March past, patriotic songs in four languages, boondi for all.',
    picture: 1,
  },
  {
    slug: 'hindi-diwas-2024',
    date: '2024-09-14',
    time: '11:00',
    venue: 'Library',
    title: 'Hindi Diwas: a meeting of readers',
    description:
      'Classes VI to VIII read aloud from Premchand, Mahadevi Verma and a recipe book of 1954. Ms. Lalita Bisht has the bell and is not afraid to ring it.',
  },
  {
    slug: 'sports-day-2024',
    date: '2024-11-30',
    time: '09:00',
    venue: 'Lower field',
    title: 'Annual Sports Day',
    description:
      'Four houses, thirty-one events and one slow-cycling race for grandparents. The track has been relaid and marked in lime by the ground staff overnight.',
    picture: 10,
    programme: {
      intro: 'Guest of honour: Ms. Pushpa Kerketta, former pupil and hockey international of her district.',
      rows: [
        ['9:00 AM', 'March past and lighting of the torch'],
        ['9:30 AM', 'Drill of classes I to III: “Kites”'],
        ['10:00 AM', 'Track finals, juniors and seniors'],
        ['11:30 AM', 'Relays'],
        ['12:00 noon', 'Slow-cycling race for grandparents; tug of war for parents'],
        ['12:30 PM', 'Prizes, lowering of the flag and national anthem'],
      ],
      note: 'Please bring your own water. Chairs in the shade are for grandparents.',
    },
  },
  {
    slug: 'christmas-programme-2024',
    date: '2024-12-21',
    time: '10:30',
    venue: 'Aelred Hall',
    title: 'Christmas programme of the primary classes',
    description:
      'A nativity play in which every child has a line, and so there are twenty-six shepherds, four innkeepers and a talking well.',
    picture: 'gallery/christmas-2024/02.webp',
  },
];
