import type { HomeworkSheet } from './sheets';

export const primaryHomework: HomeworkSheet[] = [
  {
    file: 'nursery',
    className: 'Nursery',
    greeting: 'Dear little one, ask somebody big to read this to you.',
    subjects: [
      {
        subject: 'Hands',
        tasks: [
          'Tear old newspaper into long strips and into tiny bits.',
          'Help to shell peas, or to fold three handkerchiefs.',
          'Make a ball, a snake and a nest from atta dough.',
        ],
      },
      {
        subject: 'Ears',
        tasks: [
          'Sit on the step at evening and count the different sounds. Five is very good.',
          'Learn one song from someone old.',
        ],
      },
      {
        subject: 'Eyes',
        tasks: [
          'Find something round, something rough and something that shines. Keep them in a box for July.',
        ],
      },
    ],
  },
  {
    file: 'lkg',
    className: 'LKG',
    greeting: 'Do a little on most days, and nothing on Sundays.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Look for the letter your name begins with on packets, buses and shops. Make a mark for each one.',
          'Tell a story of your own to someone who writes it down as you say it.',
        ],
      },
      {
        subject: 'Numbers',
        tasks: [
          'Count the stairs you climb most often. Count them down too.',
          'Lay the table: one plate for each person. How many spoons?',
        ],
      },
      {
        subject: 'The world',
        tasks: [
          'Plant three seeds of moong on wet cotton. Draw them on day 1, day 3 and day 7.',
          'Learn your address and one telephone number by heart.',
        ],
      },
    ],
  },
  {
    file: 'ukg',
    className: 'UKG',
    greeting: 'You are nearly in class I. These are things that class I can do.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Read one picture book three times to three different people.',
          'Write five words that you can see from your bed.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: [
          'Say the letters of the varnamala with someone at home and draw a thing for each of ten.',
          'Learn one riddle in Hindi to ask your teacher.',
        ],
      },
      {
        subject: 'Numbers',
        tasks: [
          'Make all the sums that give ten, with bottle tops.',
          'Find the biggest number you can read in the street, and have it written down.',
        ],
      },
      {
        subject: 'Yourself',
        tasks: ['Learn to tie a lace or to button a shirt, and teach it to a smaller child.'],
      },
    ],
  },
  {
    file: 'class-ii',
    className: 'II',
    greeting: 'Half an hour a day is plenty.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Keep a diary of one line a day. The line may be “Nothing happened”, but only twice.',
          'Read any four books and draw the person you liked best.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: [
          'Write a postcard to a grandparent or an aunt and post it yourself.',
          'Learn a poem of eight lines.',
        ],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Go shopping with Rs 50. Write what you bought, what it cost and what came back.',
          'Tables of 2, 3, 5 and 10, skipping with a rope.',
        ],
      },
      {
        subject: 'Environmental Studies',
        tasks: ['Choose a tree. Visit it on ten days, at different hours. Who else came?'],
      },
    ],
  },
  {
    file: 'class-iii',
    className: 'III',
    greeting: 'Choose two tasks from each subject; do the third only if you like.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Interview somebody who works at night. Ask seven questions and write the answers.',
          'Make a bookmark with the first sentence of a book you love.',
          'Find ten words that sound like what they mean.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: [
          'Collect five proverbs at home and draw one of them.',
          'Read a story aloud to a younger child; write how long he or she listened.',
        ],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Measure your room in footsteps, hands and centimetres.',
          'Make a clock of card. When do the people of your house get up?',
          'Tables up to 8, forwards and backwards.',
        ],
      },
      {
        subject: 'Environmental Studies',
        tasks: [
          'How much water does your household use in a day? Count buckets for three days.',
          'Draw the way from home to school from above.',
        ],
      },
    ],
  },
  {
    file: 'class-iv',
    className: 'IV',
    greeting: 'Keep everything in one thin copy. Neat is nice, but true is better.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Write the menu of a restaurant for birds.',
          'Read one book of more than fifty pages and write to its main character.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: [
          'Write twelve lines on a journey you made or wish to make.',
          'Make a crossword of ten animals.',
        ],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'For one week write down the highest and the lowest temperature, and draw a graph.',
          'Find three shapes with a line of symmetry in the kitchen and one without.',
          'Ten sums of long multiplication, made up by you, with answers.',
        ],
      },
      {
        subject: 'Environmental Studies',
        tasks: ['Follow one potato from the field to your plate. Ask at each step who was paid what.'],
      },
      { subject: 'Art', tasks: ['Print with leaves, with a cut okra, with your thumb.'] },
    ],
  },
  {
    file: 'class-v',
    className: 'V',
    greeting: 'This is your last summer in the primary wing. Make something that will last.',
    subjects: [
      {
        subject: 'English',
        tasks: [
          'Write a letter to the child who will have your bench next year. We shall deliver it.',
          'Read two books and a newspaper a week. Bring one news item that was good.',
        ],
      },
      {
        subject: 'Hindi',
        tasks: [
          'Write down a story that is told in your family, in the words in which it is told.',
          'Ten idioms, each in a sentence about your street.',
        ],
      },
      {
        subject: 'Mathematics',
        tasks: [
          'Plan a party for twelve with Rs 1000. Show the bill.',
          'Find fractions in a recipe and halve it; then eat the result.',
          'Prime numbers up to 100, found by sieve.',
        ],
      },
      {
        subject: 'Science',
        tasks: ['Which of five materials keeps ice longest? Test it fairly and say what you kept the same.'],
      },
      {
        subject: 'Social Studies',
        tasks: ['Make a timeline of your family as far back as anyone remembers.'],
      },
    ],
  },
];
