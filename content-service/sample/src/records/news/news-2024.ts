import type { SampleNews } from '../sample-types';

export const news2024: SampleNews[] = [
  {
    slug: 'blankets-at-the-station',
    date: '2024-01-09',
    title: 'Two hundred and eight blankets, given out by night',
    description:
      'On the coldest night of the year twenty pupils, six parents and the bus drivers walked the platforms and the space under the flyover. They asked each person’s name before they asked whether he was cold. The pillow found a taker too.',
  },
  {
    slug: 'spell-bee-zonal',
    date: '2024-02-02',
    title: 'Ayaan Fernandes spells “rhododendron”, and wins',
    description:
      'The class V boy outlasted sixty-four children at the zonal spelling bee in Katni Road. He had practised with his grandmother over the telephone; she has never been to school and knows, he says, when he hesitates.',
  },
  {
    slug: 'librarian-retires',
    date: '2024-03-01',
    title: 'Mr. Thomas Kispotta hands over the library keys',
    description:
      'After thirty-one years and, by his own count, 4,600 reminders, Mr. Kispotta has retired. Ms. Deepa Nambiar follows him. He leaves her the card catalogue, a kettle and a list of the books that children hide so as to find them again.',
  },
  {
    slug: 'session-2024-opens',
    date: '2024-03-27',
    title: 'New session, and a bell that was found in the loft',
    description:
      'The brass bell of the house on Station Road, lost since the move, turned up behind the water tank. It was rung at the opening assembly by Kabir of UKG, who is the grandson of the first boy on the register of 1990.',
    attachment: 'circulars/2024-03-14-new-session-2024.pdf',
  },
  {
    slug: 'summer-cricket-trophy',
    date: '2024-04-22',
    title: 'Under-16s lift the Jyoti Cup after eleven years',
    description:
      'Needing nine from the last over, Tenzin Bhutia hit the first ball into the mango orchard, where it remains. The under-16s had not won the Jyoti Cup since 2013, when their coach was their captain.',
  },
  {
    slug: 'board-results-2024',
    date: '2024-05-14',
    title: 'Board results: Meher Irani leads with 98.2%',
    description:
      'All pupils of both classes have passed once more. Meher Irani of XII Commerce scored 98.2% and 100 in Accountancy; in class X Pranav Deshpande has 98.6%. The counsellor reminds everyone that a mark is a photograph, not a portrait.',
  },
  {
    slug: 'ink-photographs',
    date: '2024-05-10',
    title: 'Class XI fills a wall with inked fingers',
    description:
      'Eight hundred and twelve photographs of inked fingers came in after polling day, including those of a great-grandmother of 101 and a bridegroom on his way to the wedding. The wall by the library may be seen until the vacation.',
    attachment: 'circulars/2024-04-29-voting-holiday-2024.pdf',
  },
  {
    slug: 'jalebis-for-the-drivers',
    date: '2024-07-06',
    title: 'Jalebis for the drivers',
    description:
      'The farewell breakfast that the heat had put off was held in the rain. Mr. Ramdhani leaves bus 4 after twenty-six years without a scratch, and received from its children a steering wheel of papier mâché that nearly works.',
  },
  {
    slug: 'rain-tanks-ready',
    date: '2024-08-23',
    title: 'Eighty thousand litres of rain under the garden',
    description:
      'The two tanks behind the primary wing filled in nine days. The gauge is read by class III each morning and the figure is announced at assembly after the thought for the day. Today: 71,300 litres and one frog.',
    attachment: 'circulars/2024-07-09-rain-water-harvesting.pdf',
  },
  {
    slug: 'debate-final-2024',
    date: '2024-08-12',
    title: 'Small towns win, by one vote',
    description:
      'Hilda House carried the motion that a small town is the best place to grow up. Their last speaker, Ritika Baghel, had notes on the big city but put them away and spoke about the sound of the 5:40 passenger train.',
    attachment: 'circulars/2024-07-22-inter-house-debate-2024.pdf',
  },
  {
    slug: 'olympiad-medals-2024',
    date: '2024-10-08',
    title: 'Three through to the second stage of the mathematics olympiad',
    description:
      'Harsimran Kaur Gill, Debojit Saikia and Anand Pillai will write the second stage in December. They meet on Thursdays at lunch in Room 31, where there is one rule: nobody says the answer.',
  },
  {
    slug: 'potters-lamps-sold',
    date: '2024-11-06',
    title: 'Master Ghasiram’s pupils sell 1,140 lamps',
    description:
      'The lamps of classes VI to VIII were gone by noon. The potter of Kumhar Gali, who had allowed himself to hope for three hundred, will take two apprentices this winter, and one of them is the art teacher.',
    attachment: 'circulars/2024-10-22-diwali-holidays-2024.pdf',
  },
  {
    slug: 'sanchi-tour-report',
    date: '2024-11-02',
    title: 'Class IX back from Sanchi with sketchbooks',
    description:
      'No phones meant that ninety-four pupils had to draw what they saw. The sketches, from the great gateways to a sleeping guard, hang in the upper corridor. Two parents have asked whether we would do this every year.',
    attachment: 'circulars/2024-09-26-educational-tour-2024.pdf',
  },
  {
    slug: 'relay-record-broken',
    date: '2024-12-02',
    title: 'A school record of 1998 is broken at last',
    description:
      'Bede House ran the senior girls’ relay in 54.1 seconds, two tenths under the time set in 1998 by a team of which two members now have daughters in class IV. One of the daughters held the tape.',
  },
];
