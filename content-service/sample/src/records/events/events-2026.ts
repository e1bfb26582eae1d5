import type { SampleEvent } from '../sample-types';

export const events2026: SampleEvent[] = [
  {
    slug: 'republic-day-2026',
    date: '2026-01-26',
    time: '07:45',
    venue: 'Front lawn, then Town Stadium',
    title: 'Republic Day and the town march',
    description:
      'A short flag hoisting at school, after which the band leads the march to the stadium. Children walk in fours, and drink before they are thirsty.',
    picture: 'gallery/republic-day-2026/02.webp',
  },
  {
    slug: 'national-science-day-2026',
    date: '2026-02-28',
    time: '09:00',
    venue: 'Laboratory wing',
    title: 'Open laboratories',
    description:
      'All 9 labs are open to parents and neighbours on National Science Day. Pupils of class XI stand at the benches and explain; aprons are provided.',
    picture: 'gallery/open-laboratories-2026/01.webp',
  },
  {
    slug: 'birds-of-the-campus-2026',
    date: '2026-04-18',
    time: '06:15',
    venue: 'From the main gate',
    title: 'A walk among the birds of the campus',
    description:
      'Forty-four species have been painted on the gate, and this walk looks for the forty-fifth. Quiet shoes, no bright shirts, binoculars from the library.',
    picture: 'gallery/hill-excursion-2024/02.webp',
  },
  {
    slug: 'investiture-2026',
    date: '2026-07-18',
    time: '09:30',
    venue: 'Aelred Hall',
    title: 'Investiture of the pupil council 2026-2027',
    description:
      'Head girl Sumaiya Khatoon, head boy Nathaniel Tirkey and the house captains take their oath, and read out the three things that they mean to get done by December.',
    picture: 4,
    programme: {
      intro: 'Guest of the morning: Ms. Sarla Devi, who has kept our courtyard since 1996.',
      rows: [
        ['9:30 AM', 'Prayer song by the junior choir'],
        ['9:40 AM', 'Account of the outgoing council, with what was not achieved'],
        ['10:00 AM', 'Oath, sashes and house flags'],
        ['10:25 AM', 'Three aims for the year, by the new head girl and head boy'],
        ['10:40 AM', 'A word from Ms. Sarla Devi'],
        ['10:50 AM', 'National anthem'],
      ],
    },
  },
  {
    slug: 'independence-day-2026',
    date: '2026-08-15',
    time: '08:00',
    venue: 'Front lawn',
    title: 'Independence Day',
    description:
      'Flag hoisting by Ms. Sarla Devi, songs in Hindi, English, Santali and Punjabi, and the march past of the four houses.',
    picture: 1,
  },
  {
    slug: 'teachers-day-2026',
    date: '2026-09-05',
    time: '10:45',
    venue: 'Aelred Hall',
    title: 'Teachers’ Day: letters read aloud',
    description:
      'The council has gathered letters from former pupils to their teachers. Some are forty years in the making of the mind and four lines on the page.',
    picture: 5,
  },
  {
    slug: 'grandparents-day-2026',
    date: '2026-10-24',
    time: '09:00',
    venue: 'Primary wing',
    title: 'Grandparents teach',
    description:
      'Grandparents take the classes from LKG to V for a morning. Bring a skill, a song or a story; chairs with backs are provided.',
    picture: 2,
  },
  {
    slug: 'childrens-day-2026',
    date: '2026-11-14',
    time: '09:00',
    venue: 'Lower field',
    title: 'Children’s Day fete',
    description:
      'No lessons, twenty stalls, and a cricket match of the staff against class V in which the staff must bat with the other hand.',
    picture: 7,
  },
  {
    slug: 'science-exhibition-2026',
    date: '2026-11-28',
    time: '09:30',
    venue: 'Laboratory wing and upper corridor',
    title: 'Science exhibition',
    description:
      'One hundred and forty projects on a single question each. At noon a bridge of newspaper is to carry the Vice Principal across the fish pond.',
    picture: 6,
    programme: {
      intro:
        'Judges: Dr. Lata Mudaliar (botany), Mr. Feroze Daruwala (engineering) and a jury of ten pupils of class V.',
      rows: [
        ['9:30 AM', 'Opening; stalls of classes VI to VIII, upper corridor'],
        ['10:15 AM', 'Stalls of classes IX to XII, laboratory wing'],
        ['11:15 AM', 'Short talks: five pupils, five minutes, one question each'],
        ['12:00 noon', 'Trial of the newspaper bridge at the fish pond'],
        ['12:30 PM', 'What we still do not know: a wall for questions'],
        ['1:00 PM', 'Words of the judges'],
      ],
      note: 'Mains electricity is switched off at 1:00 PM sharp.',
    },
  },
  {
    slug: 'sports-day-2026',
    date: '2026-12-05',
    time: '09:00',
    venue: 'Lower field',
    title: 'Annual Sports Day',
    description:
      'Heats are over and the finals are open. The torch is carried by Rimjhim Murmu, captain of the football side, and the parents’ tug of war is at noon.',
    picture: 10,
    programme: {
      intro: 'Guest of honour: Havildar (retd.) Birsa Horo, marathon runner.',
      rows: [
        ['9:00 AM', 'March past, oath and lighting of the torch'],
        ['9:30 AM', 'Drill of classes I to III: “Monsoon”'],
        ['9:50 AM', 'Races that cannot be lost: LKG and UKG'],
        ['10:20 AM', 'Track and field finals'],
        ['12:00 noon', 'Tug of war: Chapel Road against the rest of the town'],
        ['12:20 PM', 'Prizes, cup for the best-loved loser, national anthem'],
      ],
      note: 'Parking on the parish ground only.',
    },
  },
  {
    slug: 'carols-2026',
    date: '2026-12-19',
    time: '17:30',
    venue: 'Marian courtyard',
    title: 'Carols by lamplight',
    description:
      'The three choirs, the band and whoever likes to sing. Lamps come from the wheel of class VII, and the tea from everybody’s kitchen.',
    picture: 8,
    programme: {
      intro:
        'Conducted by Mr. Daniel Marak. Words of the carols are printed overleaf in the courtyard copies.',
      rows: [
        ['5:30 PM', 'Lighting of the lamps by LKG'],
        ['5:40 PM', 'Carols in English, Hindi and Sadri: junior choir'],
        ['6:05 PM', 'The reading, in Malayalam, Khasi, Bengali and Punjabi'],
        ['6:20 PM', 'Senior choir: four carols of the broadcast'],
        ['6:45 PM', 'All together: Silent Night'],
        ['7:00 PM', 'Tea and plum cake'],
      ],
    },
  },
  {
    slug: 'alumni-reunion-2026',
    date: '2026-12-27',
    time: '11:00',
    venue: 'Aelred Hall and lower field',
    title: 'Alumni reunion',
    description:
      'For everyone who has ever been on our register. The batch of 2001 is twenty-five years out and has been asked to sing. Please register, so that there is enough rice.',
    picture: 12,
    programme: {
      intro: 'Hosted by the St. Aelred’s Alumni Association.',
      rows: [
        ['11:00 AM', 'Registration and walk through the school'],
        ['12:00 noon', 'Assembly, as it was: prayer, news, thought for the day'],
        ['12:30 PM', 'General body meeting of the association'],
        ['1:15 PM', 'Lunch in the courtyard'],
        ['2:30 PM', 'Cricket: before 2005 against after 2005'],
        ['5:00 PM', 'Tea, and the bell'],
      ],
    },
  },
  {
    slug: 'winter-camp-2026',
    date: '2026-12-28',
    time: '08:30',
    venue: 'Jhinna forest rest house',
    title: 'Winter camp of classes VIII and IX',
    description:
      'Three nights under canvas with the forest department: tracks, stars, cooking for fifty. Sleeping bags can be had from the school.',
    picture: 3,
  },
];
