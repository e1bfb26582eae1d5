import type { ThemeName } from './album-themes';

/** Something the school or a pupil won; without pictures the default one is shown. */
export interface Achievement {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly theme: ThemeName;
  readonly pictures: 0 | 1 | 2 | 3;
}

export const achievements: readonly Achievement[] = [
  {
    slug: 'state-science-model',
    title: 'First Prize at the State Science Exhibition',
    date: '2026-11-02',
    theme: 'science',
    pictures: 3,
    description:
      'Class XI’s low-cost water filter was judged the best of 140 models and goes on to the national round in January.',
  },
  {
    slug: 'district-athletics',
    title: 'Overall Trophy, District Athletics Meet',
    date: '2026-10-24',
    theme: 'sportsDay',
    pictures: 3,
    description:
      "Eleven gold, seven silver and nine bronze medals: the overall trophy returns to St. Aelred's after four years.",
  },
  {
    slug: 'zonal-kabaddi',
    title: 'Zonal Kabaddi Champions, Girls Under 17',
    date: '2026-09-12',
    theme: 'kabaddi',
    pictures: 2,
    description: 'Unbeaten in five matches, the team conceded fewer points than any other in the zone.',
  },
  {
    slug: 'interschool-debate',
    title: 'Best Team, Inter-School Debate',
    date: '2026-08-07',
    theme: 'debate',
    pictures: 2,
    description:
      'The motion was that examinations should be written with open books. Our team spoke against it, and won.',
  },
  {
    slug: 'green-school-award',
    title: 'Green School Award',
    date: '2026-06-05',
    theme: 'planting',
    pictures: 2,
    description:
      'For rainwater harvesting, a plastic-free canteen and two hundred trees that are all still alive.',
  },
  {
    slug: 'class-x-results',
    title: 'Every Candidate Passes in Class X',
    date: '2026-05-14',
    theme: 'teachers',
    pictures: 1,
    description: 'A full pass result for the class of 2026, with thirty-one pupils above ninety per cent.',
  },
  {
    slug: 'national-art-competition',
    title: 'Gold Medal, National Children’s Art Competition',
    date: '2026-02-20',
    theme: 'art',
    pictures: 2,
    description:
      'A water colour of the Kanakpur weekly market by a pupil of Class VII won the gold medal in its age group.',
  },
  {
    slug: 'choir-festival',
    title: 'Second Place, Diocesan Choir Festival',
    date: '2025-12-13',
    theme: 'music',
    pictures: 2,
    description:
      'The senior choir sang two carols in four parts, one of them in Hindi and in its own arrangement.',
  },
  {
    slug: 'mathematics-olympiad',
    title: 'Six Medals at the Mathematics Olympiad',
    date: '2025-11-28',
    theme: 'computing',
    pictures: 0,
    description: 'Two gold, three silver and one bronze medal at the regional round for Classes VI to X.',
  },
  {
    slug: 'football-district-cup',
    title: 'Winners of the District Football Cup',
    date: '2024-11-16',
    theme: 'football',
    pictures: 3,
    description:
      'A header in the last minute of the final gave the boys’ under-19 team its first district cup.',
  },
];
