import type { SampleCircular } from '../sample-types';

export const circulars2024: SampleCircular[] = [
  {
    slug: 'fog-timings-january',
    date: '2024-01-06',
    title: 'Later opening in dense fog',
    to: 'All parents',
    body: [
      'By order of the district administration no class may begin before 9:30 AM until 20 January. Buses leave seventy-five minutes later than printed and headlights stay on all the way.',
      'If fog closes the highway altogether, route 9 from Pipariya is cancelled for the day and its children are marked present. A message goes out on the app by 7:15 AM.',
    ],
  },
  {
    slug: 'annual-examination-2024',
    date: '2024-01-24',
    title: 'Annual Examination: date sheet and dispersal',
    to: 'Parents and pupils of classes III to IX and XI',
    body: [
      'The Annual Examination is held from 7 to 22 February 2024. Classes I and II are assessed in their own rooms in the ordinary course of the day and need no revision holidays.',
      'Results are given to parents on Saturday, 9 March between 9:00 AM and 12:00 noon. They are not read out and not posted on a board.',
    ],
  },
  {
    slug: 'board-practicals-2024',
    date: '2024-01-11',
    title: 'Board practical examinations of class XII',
    to: 'Pupils of class XII',
    body: [
      'The external examiners have confirmed the dates below. Bring the complete record book, signed on each page, and your admit card. Come half an hour early and bring a sweater: the physics laboratory faces north.',
    ],
    table: {
      caption: 'Practical examinations',
      columns: ['Subject', 'Date', 'Batches'],
      rows: [
        ['Physics', '22 January 2024', '3'],
        ['Chemistry', '24 January 2024', '3'],
        ['Biology', '27 January 2024', '2'],
        ['Computer Science', '29 January 2024', '2'],
        ['Accountancy (project)', '30 January 2024', '2'],
      ],
    },
    signedBy: 'Mr. Arvind Kashyap, Examination In-charge',
  },
  {
    slug: 'session-2024-2025-books',
    date: '2024-03-07',
    title: 'Books and copies for the session 2024-2025',
    to: 'All parents',
    body: [
      'The book list is on the website. NCERT books are prescribed wherever NCERT prints one. No bookshop has been given the right to sell to our pupils; buy where you like, or take from the book bank.',
      'The book bank in the old staff room is open from 18 to 23 March. Bring last year’s books, unmarked if possible, and take this year’s.',
    ],
  },
  {
    slug: 'new-session-2024',
    date: '2024-03-14',
    title: 'First day of the session 2024-2025',
    to: 'All parents',
    body: [
      'The session opens on Tuesday, 26 March, the day after Holi. Section lists are at the gate from 7:00 AM and on the portal the evening before. Class teachers stand in the courtyard with the name of the class on a slate.',
      'Requests to change section are considered after the first month, in writing, and seldom granted. Friendships survive a corridor.',
    ],
  },
  {
    slug: 'principals-hours-2024',
    date: '2024-04-03',
    title: 'When to meet the Principal',
    to: 'All parents',
    body: [
      'In summer Sister Philomena meets parents on working days from 09:00 to 11:00, in winter from 10:00 to 12:00. No appointment is needed. Teachers may be met on Saturdays in the fifth period, or on any day after dispersal if you send a line in the diary.',
      'Please do not call a teacher out of class, not even to deliver a forgotten lunch. The gate will see that it arrives warm.',
    ],
  },
  {
    slug: 'voting-holiday-2024',
    date: '2024-04-29',
    title: 'School closed on polling day',
    to: 'All parents and staff',
    body: [
      'The school is a polling station for the general election. It is closed on the 6th and 7th of May, while the party of officers is with us, and opens as usual on Wednesday, 8 May.',
      'Class XI has asked every family to send one photograph of an inked finger. The class hopes to fill the whole of the notice board by the library.',
    ],
  },
  {
    slug: 'periodic-test-1-2024',
    date: '2024-05-02',
    title: 'Periodic Test-1 in May',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-1 is held from Monday, 13 May to Saturday, 18 May 2024. For classes IX and X it is the first of three; the best two are averaged for the periodic mark.',
      'Test copies come home for signature on the 23rd. Please sign them, even the ones that have been folded very small.',
    ],
  },
  {
    slug: 'heat-early-closing-2024',
    date: '2024-05-21',
    title: 'Summer vacation brought forward by four days',
    to: 'All parents',
    body: [
      'In view of the heat wave the collector has ordered all schools to close from Thursday, 23 May. We open on Monday, 1 July. The farewell breakfast of the bus drivers, planned for the 25th, will be held in July instead, with the same jalebis.',
      'Library books may be kept through the vacation. Members of class VI who have not yet taken one can do so on Wednesday till 1:00 PM.',
    ],
  },
  {
    slug: 'rain-water-harvesting',
    date: '2024-07-09',
    title: 'Work on the rain-water tanks behind the primary wing',
    to: 'Parents of classes LKG to V',
    body: [
      'Two tanks of forty thousand litres each are being dug behind the primary wing. Until 20 August the small gate on Mission Lane is closed and children leave by the main gate, class by class, LKG first.',
      'The machines work only after 2:00 PM. Class III is allowed to watch on Fridays from behind the rope and has already asked for helmets.',
    ],
  },
  {
    slug: 'inter-house-debate-2024',
    date: '2024-07-22',
    title: 'Inter-house debates in English and Hindi',
    to: 'Pupils of classes VIII to XII',
    body: [
      'The English motion is “A small town is the best place to grow up”. The Hindi motion is kept for the day and drawn from a box by the captains. Each house sends two speakers for each language.',
      'Preliminary rounds are on 1 and 2 August in the library after school; the final is on Saturday, 10 August in Aelred Hall. Buses wait for the speakers, not for the audience.',
    ],
    signedBy: 'Ms. Nandita Ghoshal, Department of English',
  },
  {
    slug: 'deworming-day-2024',
    date: '2024-08-05',
    title: 'National Deworming Day',
    to: 'Parents of classes LKG to XII',
    body: [
      'Albendazole tablets supplied by the health department will be given on 12 August after lunch, under the eye of Nurse Teresa Soren. Children who are unwell that day receive theirs on the 17th.',
      'If you do not wish your child to take the tablet, write so in the diary. A blank page is taken as consent.',
    ],
  },
  {
    slug: 'half-yearly-2024',
    date: '2024-08-31',
    title: 'Half Yearly Examination from 9 September',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'The written papers run from Monday, 9 September to Saturday, 21 September 2024, with 16 September free for Milad-un-Nabi. Each paper carries 80 marks; the remaining 20 come from the work of the term.',
      'Large print papers and extra time have been arranged for the eleven pupils who are entitled to them. If you believe your child should be the twelfth, speak with the counsellor this week.',
    ],
  },
  {
    slug: 'educational-tour-2024',
    date: '2024-09-26',
    title: 'Educational tour of class IX to Bhimbetka and Sanchi',
    to: 'Parents of class IX',
    body: [
      'Class IX travels by train to Bhimbetka and Sanchi from 21 to 25 October with six teachers. The cost is Rs 4850, food and entry included; the Aelredian Fund quietly meets it where it must, on one line from you to the Principal.',
      'Medical forms and consent are due by 7 October. Phones stay at home. The teachers’ numbers are on the back of this page, and they do answer.',
    ],
  },
  {
    slug: 'diwali-holidays-2024',
    date: '2024-10-22',
    title: 'Diwali holidays and the lamp exhibition',
    to: 'All parents',
    body: [
      'School is closed from 30 October to 4 November. Before that, on Tuesday the 29th, classes VI to VIII show the lamps that they have turned on the potter’s wheel with Master Ghasiram of Kumhar Gali.',
      'Lamps may be bought at ten rupees each. The potter keeps the whole of it; it is his clay, his wheel and mostly his patience.',
    ],
  },
  {
    slug: 'winter-timings-2024',
    date: '2024-11-11',
    title: 'Winter timings and uniform from 18 November',
    to: 'All parents',
    body: [
      'From Monday, 18 November the first bell rings at 8:30 AM. Arrive five minutes before it: prayer begins on the bell and latecomers wait at the gate until it is over.',
      'Navy blazers or the navy sweater, not hooded jackets. On the coldest mornings anything warm may be worn over the uniform and taken off in class.',
    ],
  },
  {
    slug: 'sports-day-2024',
    date: '2024-11-19',
    title: 'Annual Sports Day: practice and passes',
    to: 'Parents of classes I to XII',
    body: [
      'Sports Day is on Saturday, 30 November from 9:00 AM. Practice takes the last two periods from the 21st. White canvas shoes, please; spikes have ruined enough of Mr. Sandhu’s grass.',
      'Each family receives two passes. Grandparents need none, and have chairs in the shade of the scoreboard.',
    ],
    signedBy: 'Mr. Harpreet Singh Sandhu, Department of Physical Education',
  },
  {
    slug: 'periodic-test-2-2024',
    date: '2024-11-29',
    title: 'Periodic Test-2 and pre-boards in December',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-2 is held from 9 to 14 December 2024; the first pre-board of classes X and XII from 9 to 20 December.',
      'Teachers are at school until 4:00 PM on the two Saturdays before, for questions. In the past the best questions have come from those who thought theirs were foolish.',
    ],
  },
  {
    slug: 'winter-break-2024',
    date: '2024-12-18',
    title: 'Winter break and opening of the blanket collection',
    to: 'All parents',
    body: [
      'School closes on Saturday, 21 December after the Christmas programme and opens on Monday, 6 January 2025.',
      'The blanket collection for the railway station stands in the chapel porch until noon on the 21st. New or washed, please. Last year we counted two hundred and eight, and somebody’s pillow.',
    ],
  },
];
