import type { SampleCircular } from '../sample-types';

export const circulars2023: SampleCircular[] = [
  {
    slug: 'new-session-timings',
    date: '2023-03-18',
    title: 'Opening of the session 2023-2024 and summer timings',
    to: 'The parents of classes LKG to XII',
    body: [
      'The academic session runs from March to February. Classes for the session 2023-2024 begin on Monday, 27 March 2023. Summer timings apply from the first day.',
      'Children of LKG and UKG come for two hours only in the first week, so that the new ones among them can learn where everything is while the building is calm.',
    ],
    table: {
      caption: 'Summer timings',
      columns: ['Classes', 'First bell', 'Dispersal'],
      rows: [
        ['LKG and UKG', '8:10 AM', '12:10 PM'],
        ['I to V', '7:40 AM', '1:10 PM'],
        ['VI to XII', '7:40 AM', '1:50 PM'],
      ],
    },
  },
  {
    slug: 'fee-schedule-2023',
    date: '2023-03-25',
    title: 'Fee schedule for the session 2023-2024',
    to: 'All parents',
    body: [
      'Fees are paid in four quarters, through the parent portal or at the counter of the bank extension beside the gate. The office does not take cash.',
      'A family with three children in the school pays no tuition for the youngest. Please tell the office by 15 April if this applies to you; we would rather hear of it in April than in October.',
    ],
    table: {
      caption: 'Last dates',
      columns: ['Quarter', 'Months', 'Pay by'],
      rows: [
        ['First', 'March to May', '20 April 2023'],
        ['Second', 'June to August', '20 July 2023'],
        ['Third', 'September to November', '20 October 2023'],
        ['Fourth', 'December to February', '20 January 2024'],
      ],
    },
  },
  {
    slug: 'bus-routes-naya-tola-bridge',
    date: '2023-04-12',
    title: 'Bus routes 4 and 7 while the Naya Tola bridge is repaired',
    to: 'Parents of children on bus routes 4 and 7',
    body: [
      'The Public Works Department closes the Naya Tola bridge from 17 April for about six weeks. Bus 4 will go round by the water tower and reach Sarai Mohalla ten minutes earlier in the morning. Bus 7 will not enter Kumhar Gali; its children board at the post office.',
      'Mr. Ramdhani, who has driven route 4 since 1998, asks parents not to follow the bus in cars over the temporary crossing. It is narrower than it looks.',
    ],
  },
  {
    slug: 'periodic-test-1-2023',
    date: '2023-05-04',
    title: 'Periodic Test-1: dates and portions for classes III to XII',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-1 is held from 15 to 20 May 2023, one paper a day in the second period. Portions have been dictated in class and stand in the school diary.',
      'A child who is ill should stay at home. No second test is held, but a medical certificate brought within three days keeps the record fair.',
    ],
  },
  {
    slug: 'summer-vacation-2023',
    date: '2023-05-20',
    title: 'Summer vacation and holiday homework',
    to: 'All parents',
    body: [
      'The school closes for the summer vacation on Friday, 26 May after the fourth period and opens on Monday, 3 July 2023. The office stays open on weekdays from 8:30 AM to 12:00 noon.',
      'The holiday homework of each class is on the website. It has been kept to what a child can do alone in half an hour a day. Please do not do it for them; we can always tell, and so can they.',
    ],
  },
  {
    slug: 'staying-cool',
    date: '2023-07-04',
    title: 'Water bottles, caps and the heat',
    to: 'Parents of classes LKG to V',
    body: [
      'The afternoons are still above forty degrees. Until the rains settle, games periods move to the first half of the day and outdoor assembly is held only twice a week.',
      'Each child needs a water bottle with the name on it and a cap in the house colour. Coolers stand on both floors of the primary wing and the filters were changed in June.',
    ],
  },
  {
    slug: 'house-elections-2023',
    date: '2023-07-14',
    title: 'Election of the pupil council by ballot',
    to: 'Pupils of classes VI to XII',
    body: [
      'This year the head boy, the head girl and the house captains are chosen by secret ballot on Friday, 21 July. Nominations close on the 17th and need the signatures of ten pupils from at least three classes.',
      'Candidates speak for two minutes at assembly. Posters go on the two boards outside the library and nowhere else. No sweets, no slogans against anyone.',
    ],
    signedBy: 'Sr. Jyoti Ekka, Vice Principal',
  },
  {
    slug: 'independence-day-2023',
    date: '2023-08-10',
    title: 'Independence Day: programme and dress',
    to: 'All parents and pupils',
    body: [
      'The flag is hoisted at 8:00 AM on Tuesday, 15 August by Subedar Major (retd.) Gurdial Singh, whose granddaughter is in class IV. Attendance is expected of classes VI to XII; younger children are welcome with their parents.',
      'White uniform for all. The function ends at 9:30 AM and buses leave at 9:45 AM. There is no need to send money for sweets: the canteen has made the boondi.',
    ],
  },
  {
    slug: 'dengue-precautions',
    date: '2023-08-26',
    title: 'Precautions against dengue',
    to: 'All parents',
    body: [
      'Four cases have been reported from the wards near the river. The campus has been fogged on two Saturdays, the fountain drained and every flower pot turned over by class VIII, who now know more about larvae than they wished to.',
      'Children may wear full sleeves and track trousers until the end of September. Any fever above two days should be tested before the child comes back.',
    ],
  },
  {
    slug: 'half-yearly-2023',
    date: '2023-09-02',
    title: 'Half Yearly Examination: date sheet',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'The Half Yearly Examination begins on Monday, 11 September and ends on Saturday, 23 September 2023. On examination days classes III to VIII leave at 11:30 AM and classes IX to XII at 12:15 PM.',
      'Pupils bring their own instruments. A geometry box borrowed across the aisle is a conversation, whatever was meant.',
    ],
  },
  {
    slug: 'ptm-october-2023',
    date: '2023-10-05',
    title: 'Parent-teacher meeting after the Half Yearly Examination',
    to: 'Parents of classes I to XII',
    body: [
      'Answer scripts are shown on Saturday, 14 October, from 9:00 AM to 12:30 PM. Please come with your child and keep to the hour of your section so that nobody has to wait in the corridor.',
      'Sections A and B are seen from 9:00 AM, C and D from 10:15 AM, E and F from 11:30 AM. The counsellor, Ms. Grace Lyngdoh, is in Room 12 the whole morning.',
    ],
  },
  {
    slug: 'puja-diwali-holidays-2023',
    date: '2023-10-16',
    title: 'Holidays for Dussehra and Diwali',
    to: 'All parents',
    body: [
      'The school is closed from 21 to 25 October for Dussehra and from 10 to 15 November for Diwali and Bhai Dooj. Both weeks are free of homework.',
      'Class V has collected the burns unit’s advice on crackers and copied it by hand for every family in the primary wing. It is worth the two minutes it takes to read.',
    ],
  },
  {
    slug: 'winter-uniform-2023',
    date: '2023-11-04',
    title: 'Winter uniform and winter timings',
    to: 'All parents',
    body: [
      'Winter uniform is worn from Monday, 20 November. From the same day the first bell rings at 8:30 AM and classes I to XII disperse at 2:30 PM; LKG and UKG at 12:30 PM.',
      'Outgrown blazers in good order can be left with Sister Assumpta in the parlour. Last winter sixty-one of them found a second owner and nobody was asked for a reason.',
    ],
  },
  {
    slug: 'childrens-fete-2023',
    date: '2023-11-08',
    title: 'Children’s fete: stalls and volunteers',
    to: 'Parents of classes VI to XII',
    body: [
      'The children’s fete is on Saturday, 18 November from 10:00 AM to 3:00 PM on the lower field. Each section from VI upwards runs one stall and keeps its own accounts in a ruled book, checked by the Commerce pupils of class XII.',
      'Profits go to the mid-day kitchen at the leprosy colony, as they have each year since 1994. Home-made food must be covered and served with tongs.',
    ],
  },
  {
    slug: 'science-laboratory-safety',
    date: '2023-11-28',
    title: 'Rules for the new chemistry laboratory',
    to: 'Pupils of classes IX to XII',
    body: [
      'The new chemistry laboratory opens on 1 December. Before your first practical, please read the following and sign the sheet that Mr. Prakash Iyer keeps at the door.',
    ],
    points: [
      'Aprons are buttoned and hair is tied. Turbans and patkas are worn as usual.',
      'Nobody works alone, not even to wash up.',
      'Acid goes into water, never water into acid.',
      'Report breakages at once; an honest breakage costs nothing.',
      'The eyewash is for eyes. It has been inspected and it is very cold.',
    ],
    signedBy: 'Mr. Prakash Iyer, Head of Science',
  },
  {
    slug: 'periodic-test-2-2023',
    date: '2023-12-01',
    title: 'Periodic Test-2 and the pre-board examinations',
    to: 'Parents and pupils of classes III to XII',
    body: [
      'Periodic Test-2 for classes III to IX and XI is held from 11 to 16 December 2023. Classes X and XII sit the first pre-board examination in the same days in Aelred Hall, with the Board’s own seating and timing.',
      'Those who wish to try writing for three hours in the cold before it counts should come without gloves to the Friday rehearsal.',
    ],
  },
  {
    slug: 'christmas-winter-break-2023',
    date: '2023-12-16',
    title: 'Christmas programme and winter break',
    to: 'All parents',
    body: [
      'Carols are sung on Friday, 22 December at 11:00 AM in the Marian courtyard; parents are welcome and chairs are few, so a shawl to sit on is no bad idea. School closes after the carols and opens on Monday, 8 January 2024.',
      'Midnight Mass in the chapel is at 11:00 PM on the 24th, as in every year since the roof was put on. All are welcome, and the tea afterwards is for everybody.',
    ],
  },
];
