import type { SampleNews } from '../sample-types';

export const news2026: SampleNews[] = [
  {
    slug: 'soup-in-the-fog',
    date: '2026-01-14',
    title: 'Soup at the long break',
    description:
      'Through ten foggy mornings the sisters’ kitchen served about a hundred and twenty mugs a day. The recipe, in answer to many requests: pumpkin, ginger, whatever the garden had, and Sister Assumpta.',
    attachment: 'circulars/2026-01-07-fog-january-2026.pdf',
  },
  {
    slug: 'republic-day-band',
    date: '2026-01-27',
    title: 'School band leads the town’s Republic Day march',
    description:
      'For the first time the forty players of our band marched at the head of the parade to the stadium. Drum major Niharika Thapa is four feet eleven, and was never once out of step or out of sight.',
  },
  {
    slug: 'farewell-class-xii',
    date: '2026-02-09',
    title: 'Class XII plants its tree and goes',
    description:
      'The leaving class gave the school a kadamba sapling and a duty roster for watering it that runs to 2031. It is signed by their younger brothers and sisters, not all of whom had been asked.',
    attachment: 'circulars/2026-02-04-board-farewell-2026.pdf',
  },
  {
    slug: 'national-science-day-2026',
    date: '2026-02-28',
    title: 'Open laboratories on National Science Day',
    description:
      'All 9 labs stood open to parents on Saturday morning. Grandfathers titrated, mothers looked at their own cheek cells, and a queue formed in front of the van de Graaff machine that did not end until dispersal.',
  },
  {
    slug: 'session-2026-opens',
    date: '2026-03-24',
    title: 'Session 2026-2027 opens under a painted gate',
    description:
      'Ms. Farooqui and thirty pupils spent the break painting the inside of the main gate with the birds of the campus: forty-four species, each seen by at least two people. The koel has been put where one hears it but hardly finds it.',
    attachment: 'circulars/2026-03-14-new-session-2026.pdf',
  },
  {
    slug: 'house-points-new-rule',
    date: '2026-04-13',
    title: 'Half the house points now come from kindness',
    description:
      'The pupil council’s proposal, argued over two terms, has been accepted by the staff: service counts as much as sport, and nobody loses points for a comrade’s mistake. Cuthbert House lead after one week, by a lawn mown without being asked.',
    attachment: 'circulars/2026-04-11-house-points-2026.pdf',
  },
  {
    slug: 'table-tennis-cluster',
    date: '2026-04-25',
    title: 'Table tennis: mixed team takes the cluster title',
    description:
      'Lalthanpuia and Ishita Bose won all of their matches at the CBSE cluster in Rewa Road without dropping more than one game. They practise on a table made in 2003 from the old stage, and say that the knot teaches you patience.',
  },
  {
    slug: 'board-results-2026',
    date: '2026-05-14',
    title: 'Board results 2026: Aditi Ramanathan and Gurnoor Singh lead',
    description:
      'Every pupil of class X and class XII has passed. Aditi Ramanathan heads XII Science with 98.8%, and Gurnoor Singh Bajwa class X with 99.2%. The lists are under Toppers; the cake was cut by the pupil who had improved most since the pre-boards.',
  },
  {
    slug: 'census-teachers-thanked',
    date: '2026-05-20',
    title: 'Nineteen teachers, 6,204 doors',
    description:
      'Our teachers have finished their part of the house listing. They were bitten by one dog and given, by their own reckoning, some nine hundred glasses of water and a kitten, now living in the staff room.',
    attachment: 'circulars/2026-05-08-census-duty-2026.pdf',
  },
  {
    slug: 'summer-reading-bus',
    date: '2026-06-18',
    title: 'Bus 9 becomes a library for the vacation',
    description:
      'Every Thursday in June bus 9 drove to Pipariya, Amdara and Jhinna with four hundred of our books on its seats. A hundred and seventy children have joined. The driver, Mr. Salim, recommends the stories about crocodiles.',
  },
  {
    slug: 'phones-at-the-gate',
    date: '2026-07-11',
    title: 'A quieter week',
    description:
      'Five days into the rule on phones, the box at the gate holds thirty-one of them and the chess sets have run out. The pupil council has asked for four more, and for skipping ropes of a decent length.',
    attachment: 'circulars/2026-07-06-mobile-phones-2026.pdf',
  },
  {
    slug: 'weather-station',
    date: '2026-07-29',
    title: 'Our own rain, measured',
    description:
      'Class IX has built a weather station on the roof of the laboratory wing, and its figures now stand each day beside those of the Meteorological Department. On Tuesday we had 64 millimetres, and they had 61. Both sides are being courteous about it.',
  },
  {
    slug: 'sarla-devi-retires',
    date: '2026-08-17',
    title: 'Sarla Devi raises the flag and puts down the broom',
    description:
      'She came to sweep our courtyard for a month in 1996. On Independence Day she hoisted the flag before two thousand people, and was then driven home in the Principal’s chair, fastened on the back of bus 4, with the band in front.',
    attachment: 'circulars/2026-08-11-independence-day-2026.pdf',
  },
  {
    slug: 'football-subroto',
    date: '2026-09-02',
    title: 'Under-17 girls reach the state round of the Subroto Cup',
    description:
      'Five matches, fourteen goals, one conceded. The side of captain Rimjhim Murmu is the first of ours to get beyond the division. They leave for the state round by the night train on the 22nd, after the last paper.',
  },
  {
    slug: 'hindi-week-2026',
    date: '2026-09-21',
    title: 'Hindi week ends with a kavi sammelan',
    description:
      'Twenty-two young poets read their own verses on Saturday evening. The loudest applause went to Devansh Tripathi of class VI for an ode to his sister’s tiffin, which, it appeared, he has been eating since July.',
  },
  {
    slug: 'spectacles-found',
    date: '2026-10-05',
    title: 'Twenty-six children see the blackboard',
    description:
      'After the health check in July twenty-six children have new spectacles, nine of them from the Aelredian Fund. Class IV B has drawn a portrait of everybody who wears them, and two have since asked their parents whether they could have some too.',
    attachment: 'circulars/2026-07-17-health-check-2026.pdf',
  },
  {
    slug: 'grandparents-day-2026',
    date: '2026-10-26',
    title: 'Three hundred grandparents in class',
    description:
      'For one morning the primary classes were taught by those who had come with walking sticks: how to fold a paper boat, how to graft a mango, how one crossed the river before the bridge. The tea was late, because nobody would leave.',
  },
  {
    slug: 'quiz-team-nationals-2026',
    date: '2026-11-13',
    title: 'Quiz team goes to the national round',
    description:
      'A year after the flag of Mauritius, Adithya Menon, Rohini Chakma and Shaurya Tomar have won the region outright. The nationals are in Bhubaneswar on 18 December. Question masters are hereby informed that they know their flags.',
  },
  {
    slug: 'science-exhibition-entries',
    date: '2026-11-19',
    title: 'One hundred and forty projects for the science exhibition',
    description:
      'From the sound of ripening guavas to a bridge of newspaper that should carry the Vice Principal, 140 projects have been entered for 28 November. The Vice Principal has agreed, on condition that class XI goes first.',
    attachment: 'circulars/2026-11-12-science-exhibition-2026.pdf',
  },
];
