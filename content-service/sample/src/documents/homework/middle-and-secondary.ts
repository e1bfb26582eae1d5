import type { HomeworkSheet } from './sheets';

export const secondaryHomework: HomeworkSheet[] = [
  {
    file: 'class-vi',
    className: 'VI',
    greeting: 'Welcome to the middle school. From now on you plan the half hours yourself.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Keep a reading log of three books: one chosen by you, one by a friend, one by an adult.',
          'Describe your street at 5 in the morning, in 150 words, without the word “beautiful”.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: [
          'Write a dialogue between an old bus and a new one.',
          'Collect ten words used at home that are not in the dictionary.',
        ],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Keep the accounts of your pocket money for the whole vacation, with a bar graph.',
          'Exercises 1.2, 2.1 and 3.3; odd numbers only.',
        ],
      },
      {
        subject: 'Science',
        tasks: ['Build a sundial and test it against a clock on five days. Why is it wrong?'],
      },
      {
        subject: 'Social Science',
        tasks: ['Draw a map of your ward with ten symbols and a scale found by pacing.'],
      },
      {
        subject: 'Sanskrit or French',
        tasks: ['Label twenty things in your home, in the language, and leave the labels on for a week.'],
      },
    ],
  },
  {
    file: 'class-vii',
    className: 'VII',
    greeting: 'Six tasks, six weeks. Which week for which is up to you.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Record an elder telling of the year in which he or she was twelve. Write it up in 300 words.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: ['Read three stories by Premchand. Which of them could happen today in Kanakpur? Why?'],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Take a cricket scorecard. Find mean, median and mode of the runs, and say which one a selector should trust.',
          'Integers and fractions: the worksheet of forty, ten a week.',
        ],
      },
      {
        subject: 'Science',
        tasks: [
          'Grow a plant in the dark, one at the window and one turned daily. Draw all three each Sunday.',
        ],
      },
      {
        subject: 'Social Science',
        tasks: [
          'Visit the oldest building that you can reach on foot. Who built it, for whom, and what is it for now?',
        ],
      },
      {
        subject: 'Computer Science',
        tasks: [
          'On paper, write the instructions for making tea so exactly that a machine could follow them.',
        ],
      },
    ],
  },
  {
    file: 'class-viii',
    className: 'VIII',
    greeting:
      'Work that is copied from the internet is easy to recognise; it is so much smoother than you are.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Write two reports of the same quarrel, one by each side, 120 words each.',
          'Learn fourteen lines by heart and be ready to speak them.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: ['Write a review of a film for the wall newspaper, saying what did not succeed and why.'],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Find out what a loan of Rs 10000 costs at a bank, at a gold loan shop and at a moneylender. Show the working.',
          'Rational numbers, linear equations: the twenty marked sums.',
        ],
      },
      {
        subject: 'Science',
        tasks: [
          'Find out where the waste of your house goes after the cart has taken it. Draw the whole journey.',
          'Test five liquids with an indicator of red cabbage or turmeric.',
        ],
      },
      {
        subject: 'Social Science',
        tasks: [
          'Read Articles 14 to 18 of the Constitution. For each, cut out or copy a news item that it touches.',
        ],
      },
      {
        subject: 'Work education',
        tasks: ['Mend one thing that was broken. Bring it, or a picture of it before and after.'],
      },
    ],
  },
  {
    file: 'class-ix',
    className: 'IX',
    greeting: 'The secondary scheme begins; subject enrichment counts 5 marks and starts here.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Read one novel from the list on the library door and keep a commonplace book of twenty sentences.',
          'Write a formal letter to the municipality about something that it could really change.',
        ],
      },
      {
        subject: 'Hindi or Sanskrit',
        tasks: ['A portrait in words of someone who works with the hands; 250 words.'],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Construct the square roots of 2 to 10 as a spiral.',
          'Polynomials and coordinate geometry: exercises 2.3, 2.4, 3.2.',
        ],
      },
      {
        subject: 'Science',
        tasks: [
          'Measure the speed of something slow: a snail, a shadow, a tap that drips. State your error.',
          'Lab file: write up the three practicals of April.',
        ],
      },
      {
        subject: 'Social Science',
        tasks: [
          'Project on disaster preparedness in your own lane: who needs help, who has a ladder, where does water stand?',
        ],
      },
    ],
  },
  {
    file: 'class-x',
    className: 'X',
    greeting: 'Revise a little, rest a good deal, and go to bed.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Two sample papers of reading and writing, timed with an honest clock.',
          'An analytical paragraph on the graph of rainfall on the notice board.',
        ],
      },
      {
        subject: 'Hindi or Sanskrit',
        tasks: ['Chapters 1 to 3: ten questions that you would set if you were the examiner, with answers.'],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Real numbers, polynomials, pairs of linear equations: thirty sums from past papers.',
          'Activity file: four activities, with the reason why each works.',
        ],
      },
      {
        subject: 'Science',
        tasks: [
          'Balance the forty equations on the sheet, five a day.',
          'Ray diagrams for mirrors and lenses, drawn with a ruler and a sharp pencil.',
        ],
      },
      {
        subject: 'Social Science',
        tasks: [
          'The project on consumer rights: take a real bill, a real complaint and follow it up.',
          'Map work: twenty-five places.',
        ],
      },
    ],
  },
];
