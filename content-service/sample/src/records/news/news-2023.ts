import type { SampleNews } from '../sample-types';

export const news2023: SampleNews[] = [
  {
    slug: 'tree-of-1991-comes-down',
    date: '2023-01-19',
    title: 'The first neem comes down, and is put to use',
    description:
      'The neem planted on the day of the move in 1991 was split by the storm of New Year’s night. Mr. Budhram, carpenter, has turned it into eleven benches for the corridor of the primary wing and one ladle for the kitchen.',
  },
  {
    slug: 'kabaddi-district-champions',
    date: '2023-02-08',
    title: 'Girls’ kabaddi team wins the district',
    description:
      'Against Kendriya Vidyalaya, and two points down at the change of ends, captain Sarita Oraon told her team to stop being polite. They won 31 to 27 and travel to the division finals at the end of the month.',
  },
  {
    slug: 'new-session-2023',
    date: '2023-03-27',
    title: 'A hundred and eighteen new children on the first morning',
    description:
      'The session 2023-2024 began with 118 new faces in LKG, four of them in tears, three of those parents. By the second bell everybody had found a peg with a picture of an animal on it.',
    attachment: 'circulars/2023-03-18-new-session-timings.pdf',
  },
  {
    slug: 'board-results-2023',
    date: '2023-05-13',
    title: 'All 199 of class X and all 149 of class XII pass',
    description:
      'The Board declared both results on Friday. Every one of our pupils has passed: 199 in class X and 149 in class XII. Shruti Venkataraman leads class XII with 97.6%; her first telephone call, she says, was to her driver on bus 7.',
    attachment: 'disclosure/three-year-results.pdf',
  },
  {
    slug: 'bridge-detour-ends',
    date: '2023-06-20',
    title: 'Naya Tola bridge open again',
    description:
      'The bridge was handed back three days early. Buses 4 and 7 return to their old routes when school opens on 3 July, and class VI’s traffic count has been sent to the Executive Engineer at his own request.',
    attachment: 'circulars/2023-04-12-bus-routes-naya-tola-bridge.pdf',
  },
  {
    slug: 'pupil-council-2023',
    date: '2023-07-22',
    title: 'Pupil council elected with 91 per cent voting',
    description:
      'Joel Hembrom and Zainab Ansari are head boy and head girl. The count took three hours, since the returning officers of class VIII insisted on doing everything twice, and the losing candidates shook hands before anyone told them to.',
    attachment: 'circulars/2023-07-14-house-elections-2023.pdf',
  },
  {
    slug: 'moon-landing-watched',
    date: '2023-08-24',
    title: 'Four hundred hold their breath for Chandrayaan-3',
    description:
      'Classes IX to XII stayed on till evening to watch the landing in Aelred Hall. At 6:04 the cheer was heard on the other bank of the river. Mr. Kashyap, who teaches physics, has asked that it be recorded that he did not cry.',
  },
  {
    slug: 'teachers-day-role-reversal',
    date: '2023-09-06',
    title: 'Class XII teaches, teachers sit at the back',
    description:
      'On Teachers’ Day seventy pupils took the classes from I to X. “Planning forty minutes takes two hours,” reported Imran Qureshi, “and then somebody asks about dinosaurs.” The staff were given homework and eleven have not done it.',
  },
  {
    slug: 'cleanliness-award-2023',
    date: '2023-10-03',
    title: 'Municipality names us the cleanest school of the ward',
    description:
      'The award goes to Sarla Devi, Mangal Prasad and Rukmini Bai, who keep the campus, and it hangs where they wished it: beside the tap in the courtyard, at the height of a class II child.',
  },
  {
    slug: 'chemistry-laboratory-blessed',
    date: '2023-12-01',
    title: 'New chemistry laboratory opened',
    description:
      'Bishop Emeritus Lawrence Kullu blessed the new laboratory and then lit the first burner under the eye of Mr. Iyer, in an apron several sizes too small. It has thirty-two places, two fume hoods and a window at last.',
    attachment: 'circulars/2023-11-28-science-laboratory-safety.pdf',
  },
  {
    slug: 'fete-proceeds-2023',
    date: '2023-11-22',
    title: 'Children’s fete earns Rs 1,86,340 for the colony kitchen',
    description:
      'The accounts, kept in thirty-four ruled books and audited by class XII Commerce, balance to the rupee except for one stall, which is four rupees over and would like the owner to come forward.',
    attachment: 'circulars/2023-11-08-childrens-fete-2023.pdf',
  },
  {
    slug: 'ncc-republic-day-selection',
    date: '2023-12-11',
    title: 'Cadet Lakshita Rajput chosen for the Republic Day camp',
    description:
      'Lakshita of XI Science is one of nine cadets from the division to be sent to Delhi. She learnt to polish a belt from her grandfather, learnt drill from Mr. Sandhu, and means to see the sea some day.',
  },
];
