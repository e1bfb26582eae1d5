import type { SampleEvent } from '../sample-types';

export const events2023: SampleEvent[] = [
  {
    slug: 'republic-day-2023',
    date: '2023-01-26',
    time: '08:30',
    venue: 'Front lawn',
    title: 'Republic Day',
    description:
      'Flag hoisting, a march past of the four houses, and the Preamble spoken by class IX in eleven languages, each by somebody whose grandmother speaks it.',
    picture: 'gallery/republic-day-2026/01.webp',
  },
  {
    slug: 'induction-lkg-2023',
    date: '2023-03-25',
    time: '10:00',
    venue: 'Primary wing',
    title: 'Morning for new families',
    description:
      'New children of LKG meet their teacher, their peg and the tortoise. Parents meet each other over tea in the parlour.',
    picture: 2,
  },
  {
    slug: 'earth-day-2023',
    date: '2023-04-21',
    time: '07:45',
    venue: 'River bank below the ghat',
    title: 'Earth Day on the river bank',
    description:
      'A day early, because of Eid. Classes VII and VIII clear and weigh what the river has left, and draw a map of where it comes from. Gloves and sacks by the municipality.',
    picture: 3,
  },
  {
    slug: 'investiture-2023',
    date: '2023-07-29',
    time: '09:00',
    venue: 'Aelred Hall',
    title: 'Investiture of the pupil council',
    description:
      'The council elected by ballot takes its oath before the school. Sashes are put on by the pupils who hold the offices until that minute.',
    picture: 'gallery/investiture-2026/01.webp',
    programme: {
      intro: 'Guest of the morning: Ms. Anuradha Bhonsle, Sub-Divisional Magistrate, Kanakpur.',
      rows: [
        ['9:00 AM', 'Entry of the outgoing council, and prayer song by the junior choir'],
        ['9:15 AM', 'Account of the year, given by the outgoing head boy and head girl'],
        ['9:35 AM', 'Oath and handing over of the house flags'],
        ['10:00 AM', 'Address by the guest of the morning'],
        ['10:20 AM', 'Vote of thanks and national anthem'],
      ],
      note: 'Parents of the council members are asked to be seated by 8:50 AM.',
    },
  },
  {
    slug: 'teachers-day-2023',
    date: '2023-09-05',
    time: '08:00',
    venue: 'All classrooms',
    title: 'Teachers’ Day: class XII teaches',
    description:
      'Seventy pupils of class XII take the classes from I to X for the day. The staff sit at the back, raise their hands, and are not always called.',
    picture: 5,
  },
  {
    slug: 'gandhi-jayanti-2023',
    date: '2023-10-02',
    time: '07:30',
    venue: 'School gate to Gandhi Park',
    title: 'Silent walk on Gandhi Jayanti',
    description:
      'Half an hour on foot, without banners, without slogans. At the park class X reads three letters, and everybody sweeps.',
    picture: 6,
  },
  {
    slug: 'childrens-fete-2023',
    date: '2023-11-18',
    time: '10:00',
    venue: 'Lower field',
    title: 'Children’s fete',
    description:
      'Thirty-four stalls, a merry-go-round turned by hand, and a lottery whose first prize is a goat, which its winners usually give back. All profits go to the kitchen of the leprosy colony.',
    picture: 7,
    programme: {
      intro: 'Entry by ticket of Rs 10 at the gate; children in uniform enter free.',
      rows: [
        ['10:00 AM', 'Opening by the youngest child of LKG'],
        ['11:00 AM', 'Puppet play of class VI on the stage under the banyan'],
        ['12:00 noon', 'Tug of war: teachers against drivers and kitchen'],
        ['1:30 PM', 'Songs by the senior choir'],
        ['2:30 PM', 'Draw of the lottery'],
        ['3:00 PM', 'Closing bell'],
      ],
      note: 'The first-aid post is beside the banyan. Lost children are taken to the tortoise.',
    },
  },
  {
    slug: 'carols-2023',
    date: '2023-12-22',
    time: '11:00',
    venue: 'Marian courtyard',
    title: 'Carols in the courtyard',
    description:
      'The three choirs sing in seven languages, and the crib has been built by class IV out of what was left from the carpentry shop.',
    picture: 'gallery/christmas-2024/01.webp',
  },
];
