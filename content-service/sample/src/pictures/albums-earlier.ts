import type { Album } from './album';

export const earlierAlbums: readonly Album[] = [
  {
    slug: 'christmas-2025',
    title: 'Christmas Programme 2025',
    date: '2025-12-22',
    theme: 'christmas',
    pictures: 16,
    description: 'The nativity by Class IV, carols by both choirs and paper stars made in every classroom.',
  },
  {
    slug: 'sports-day-2025',
    title: 'Annual Sports Day 2025',
    date: '2025-12-06',
    theme: 'sportsDay',
    pictures: 20,
    description:
      'Twenty-six events on the field and track, a drill by four hundred juniors and a new school record in the 400 metres.',
  },
  {
    slug: 'library-week-2025',
    title: 'Library Week 2025',
    date: '2025-11-21',
    theme: 'books',
    pictures: 12,
    description:
      'A book fair, a reading marathon and a visit by an author who answered every question, even the one about her cat.',
  },
  {
    slug: 'heritage-walk-2025',
    title: 'Heritage Walk 2025',
    date: '2025-10-11',
    theme: 'heritage',
    pictures: 12,
    description: 'Class IX measured, sketched and described the old garden tomb at the edge of Kanakpur.',
  },
  {
    slug: 'computing-week-2025',
    title: 'Computing Week 2025',
    date: '2025-09-19',
    theme: 'computing',
    pictures: 10,
    description: 'Small programs with a purpose: a bus timetable, a library finder and a chess clock.',
  },
  {
    slug: 'evening-of-music-2025',
    title: 'An Evening of Music 2025',
    date: '2025-08-30',
    theme: 'music',
    pictures: 12,
    description: 'Ragas, hymns and film songs: the school orchestra and the choirs played for a full hall.',
  },
  {
    slug: 'kite-festival-2025',
    title: 'Kite Festival 2025',
    date: '2025-01-14',
    theme: 'kites',
    pictures: 10,
    description: 'Makar Sankranti on the upper field, with kites that the pupils made in art class.',
  },
  {
    slug: 'feast-of-st-aelred-2025',
    title: 'Feast of St. Aelred 2025',
    date: '2025-01-13',
    theme: 'feast',
    pictures: 10,
    description:
      'The feast of our patron and the day of letters: Mass in the chapel, an assembly on friendship, and a letter from everybody to a friend far away.',
  },
  {
    slug: 'christmas-2024',
    title: 'Christmas Programme 2024',
    date: '2024-12-21',
    theme: 'christmas',
    pictures: 12,
    description:
      'The nativity play of the primary classes, with twenty-six shepherds, four innkeepers and a talking well.',
  },
  {
    slug: 'sports-day-2024',
    title: 'Annual Sports Day 2024',
    date: '2024-11-30',
    theme: 'sportsDay',
    pictures: 18,
    description:
      'A misty start, a sunny finish on the relaid track and the closest house championship for years.',
  },
  {
    slug: 'hill-excursion-2024',
    title: 'Hill Excursion 2024',
    date: '2024-10-19',
    theme: 'hills',
    pictures: 14,
    description:
      'Class X spent three days among pines and lakes, with a geography notebook in every rucksack.',
  },
  {
    slug: 'hindi-diwas-2024',
    title: 'Hindi Diwas 2024',
    date: '2024-09-14',
    theme: 'debate',
    pictures: 8,
    description:
      'Classes VI to VIII read aloud from Premchand, Mahadevi Verma and a recipe book of 1954. A debate on whether letters still matter closed the day.',
  },
  {
    slug: 'kabaddi-tournament-2023',
    title: 'Kabaddi Tournament 2023',
    date: '2023-11-25',
    theme: 'kabaddi',
    pictures: 10,
    description: 'Eight schools of the district met on our court. Our girls won the final by three points.',
  },
  {
    slug: 'childrens-fete-2023',
    title: 'Children’s Fete 2023',
    date: '2023-11-18',
    theme: 'childrensDay',
    pictures: 6,
    description: 'Thirty-four stalls and a lottery whose first prize was a goat.',
  },
];
