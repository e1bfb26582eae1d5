import type { Album } from './album';

export const albums2026: readonly Album[] = [
  {
    slug: 'annual-day-2026',
    title: 'Annual Day 2026: The Dress Rehearsal',
    date: '2026-11-18',
    theme: 'annualDay',
    pictures: 24,
    description:
      'A month before the day, the first full run with costumes and lights. The junior classes were the audience, and said so when it was too long.',
  },
  {
    slug: 'childrens-day-2026',
    title: 'Children’s Day Fete 2026',
    date: '2026-11-14',
    theme: 'childrensDay',
    pictures: 16,
    description:
      'No lessons, twenty stalls, kites, a tug of war and a play by the staff. The match against class V was batted with the other hand.',
  },
  {
    slug: 'festival-of-lights-2026',
    title: 'Festival of Lights 2026',
    date: '2026-11-06',
    theme: 'lights',
    pictures: 14,
    description:
      'Rangoli in the main court, three hundred clay lamps lit by the youngest classes, and not one firecracker.',
  },
  {
    slug: 'grandparents-day-2026',
    title: 'Grandparents Teach 2026',
    date: '2026-10-24',
    theme: 'grandparents',
    pictures: 12,
    description:
      'Grandparents took the classes from LKG to V for a morning of songs, stories and skills. Chairs with backs were provided.',
  },
  {
    slug: 'clean-campus-drive-2026',
    title: 'Clean Campus Drive 2026',
    date: '2026-10-01',
    theme: 'cleanliness',
    pictures: 10,
    description:
      'On the eve of Gandhi Jayanti every class took charge of one corner of the campus and of the lane outside the gate.',
  },
  {
    slug: 'teachers-day-2026',
    title: 'Teachers’ Day 2026',
    date: '2026-09-05',
    theme: 'teachers',
    pictures: 14,
    description:
      'Letters from former pupils to their teachers, read aloud by the pupil council, with songs and dances in between.',
  },
  {
    slug: 'independence-day-2026',
    title: 'Independence Day 2026',
    date: '2026-08-15',
    theme: 'nation',
    pictures: 16,
    description:
      'Flag hoisting by Ms. Sarla Devi, the march past of the four houses and songs in four languages.',
  },
  {
    slug: 'investiture-2026',
    title: 'Investiture Ceremony 2026',
    date: '2026-07-18',
    theme: 'investiture',
    pictures: 12,
    description:
      'The new Student Council took its oath. Captains and prefects received their badges from the Principal.',
  },
  {
    slug: 'monsoon-planting-2026',
    title: 'Monsoon Planting 2026',
    date: '2026-07-11',
    theme: 'planting',
    pictures: 12,
    description:
      'Neem, jamun and amaltas: two hundred saplings along the east wall, each looked after by one class for a year.',
  },
  {
    slug: 'yoga-day-2026',
    title: 'International Day of Yoga 2026',
    date: '2026-06-21',
    theme: 'yoga',
    pictures: 10,
    description: 'A morning on the lawn between two showers, led by the physical education teachers.',
  },
  {
    slug: 'summer-art-camp-2026',
    title: 'Summer Art Camp 2026',
    date: '2026-05-23',
    theme: 'art',
    pictures: 12,
    description:
      'Ten days of water colour, clay and block printing. The best work hangs in the corridor outside the library.',
  },
  {
    slug: 'inter-house-football-2026',
    title: 'Inter-House Football 2026',
    date: '2026-04-25',
    theme: 'football',
    pictures: 14,
    description:
      'Four houses, six matches and a final that went to penalties. The cup stays with Hilda House for a second year.',
  },
  {
    slug: 'kindergarten-graduation-2026',
    title: 'Kindergarten Graduation 2026',
    date: '2026-03-14',
    theme: 'littleOnes',
    pictures: 12,
    description:
      'UKG took its leave of the little court with a play about a lost umbrella, and walked across to Class I.',
  },
  {
    slug: 'open-laboratories-2026',
    title: 'Open Laboratories 2026',
    date: '2026-02-28',
    theme: 'science',
    pictures: 18,
    description:
      'On National Science Day the nine laboratories were open to parents and neighbours, with class XI at the benches to explain.',
  },
  {
    slug: 'farewell-class-xii-2026',
    title: 'Farewell to Class XII, 2026',
    date: '2026-02-07',
    theme: 'farewell',
    pictures: 12,
    description: 'Class XI gave an afternoon of music and memories to the batch of 2026.',
  },
  {
    slug: 'republic-day-2026',
    title: 'Republic Day 2026',
    date: '2026-01-26',
    theme: 'nation',
    pictures: 14,
    description:
      'A short flag hoisting at school on a clear winter morning, before the band led the march to the stadium.',
  },
];
