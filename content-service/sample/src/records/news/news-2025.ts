import type { SampleNews } from '../sample-types';

export const news2025: SampleNews[] = [
  {
    slug: 'letters-to-friends',
    date: '2025-01-15',
    title: 'Nine hundred letters leave from the chapel porch',
    description:
      'On the feast of our patron every child wrote to a friend far away. The postmaster sent a red letter box on a hand cart. Letters went to Ludhiana, Aizawl, Muscat and, care of the Army, to a place with only a number.',
    attachment: 'circulars/2025-01-08-aelred-day-2025.pdf',
  },
  {
    slug: 'inspire-award-walking-stick',
    date: '2025-02-12',
    title: 'A stick that hears puddles',
    description:
      'Faizan Sheikh of class VIII has an INSPIRE grant of Rs 10,000 for his walking stick that buzzes above water. His first tester was his uncle, who is blind and who has asked for it to buzz somewhat less.',
  },
  {
    slug: 'kitchen-garden-harvest',
    date: '2025-03-05',
    title: 'Spinach from the primary garden',
    description:
      'Class II weighed 41 kilograms of spinach, sold it to their own teachers at a price on which nobody would be drawn, and spent the proceeds on a second wheelbarrow.',
  },
  {
    slug: 'sixty-digital-classrooms',
    date: '2025-04-18',
    title: '60 digital classrooms, and the chalk stays',
    description:
      'The last twelve interactive panels were put up over the weekend. The rules for their use were drawn up with parents: two periods a day for the younger classes, no recording, and chalk in every room for the days when the current fails.',
    attachment: 'circulars/2025-04-16-digital-classrooms-2025.pdf',
  },
  {
    slug: 'board-results-2025',
    date: '2025-05-14',
    title: 'Nineteen above 95% in class XII',
    description:
      'Angela Minz heads XII Medical with 98.0% and Raghav Khandelwal XII Commerce with 97.8%. In class X Tanvi Kulkarni reached 99.0%. The one pupil placed in compartment has already been to see his teacher, who had already put the kettle on.',
  },
  {
    slug: 'bicycle-repair-club',
    date: '2025-06-09',
    title: 'Summer club repairs ninety-one bicycles',
    description:
      'Fourteen children, two spanners each and the advice of Mr. Rafiq of Rafiq Cycle Works: ninety-one bicycles were mended in twelve mornings, among them the postman’s. One had to be mended twice.',
    attachment: 'circulars/2025-05-17-summer-vacation-2025.pdf',
  },
  {
    slug: 'rat-snakes-named',
    date: '2025-07-10',
    title: 'Two rat snakes of the lower field move to the river',
    description:
      'The forest guard showed class VII how to hold a snake so that it does not mind. They were named Romulus and Rita by vote and let go below the ghat, in the presence of some ninety witnesses and a goat.',
    attachment: 'circulars/2025-07-05-monsoon-safety-2025.pdf',
  },
  {
    slug: 'founders-week-photographs',
    date: '2025-08-25',
    title: 'Founders’ week brings 640 photographs to light',
    description:
      'The library copied 640 photographs, 88 report cards and one school tie of 1992, still knotted. The oldest picture shows the three rooms on Station Road with all forty-two children in front. Thirty-nine have been named; the library asks for help with three.',
    attachment: 'circulars/2025-08-01-founders-week-2025.pdf',
  },
  {
    slug: 'chess-state-silver',
    date: '2025-09-01',
    title: 'Silver for Vaishnavi Rathore at the state chess',
    description:
      'The class VII girl lost only to the eventual champion, in sixty-eight moves. “She was better,” said Vaishnavi, and asked to see the game again.',
  },
  {
    slug: 'lost-books-return',
    date: '2025-10-21',
    title: 'The atlas of 2009 comes home',
    description:
      'In the library’s week without fines 317 lost books came back. The atlas arrived by courier from Pune with a letter and a box of bhakarwadi. The count stands at 11150, and the atlas has been given a place of its own.',
    attachment: 'circulars/2025-10-06-library-week-2025.pdf',
  },
  {
    slug: 'quiz-team-regional',
    date: '2025-10-29',
    title: 'Quiz team second in the region after a tie-break',
    description:
      'Adithya Menon, Rohini Chakma and Shaurya Tomar were level with DAV after forty questions and lost on the colour of the fourth stripe of the flag of Mauritius. They will not forget it now, and neither shall we.',
  },
  {
    slug: 'crossing-volunteers',
    date: '2025-11-27',
    title: 'Yellow sashes on Chapel Road',
    description:
      'Forty-eight pupils of class XI now see the small ones across the road in two shifts. The traffic inspector trained them himself, and reports that drivers who ignore his whistle stop for theirs.',
    attachment: 'circulars/2025-11-21-road-safety-parking.pdf',
  },
  {
    slug: 'choir-records-hymn',
    date: '2025-12-05',
    title: 'The choir is heard on the radio',
    description:
      'Thirty-six voices, one harmonium and Mr. Marak recorded four carols in the studio of All India Radio. “Gloria” had to be sung again because of a lorry, and was the better for it. Broadcast: Christmas Eve, 7:15 in the evening.',
  },
  {
    slug: 'annual-day-play-2025',
    date: '2025-12-22',
    title: '“The Well at the Crossing” fills the hall twice',
    description:
      'The play by class XII, about four families and one bucket, had to be given a second time on Sunday for those who had stood. The bucket is a real one, from the real well, and has been returned.',
    attachment: 'circulars/2025-12-02-annual-day-2025.pdf',
  },
  {
    slug: 'solar-roof',
    date: '2025-12-12',
    title: 'Sun on the roof: 60 kilowatts go live',
    description:
      'Panels on the senior block now give more than half of the current that we use by day. Class X physics has put the meter on a screen in the corridor, and the electrician has been made an honorary member of the department.',
  },
];
