import type { SampleBook } from '../sample-types';

export const booksOfLessons: SampleBook[] = [
  {
    slug: 'how-to-read-a-question',
    date: '2026-01-24',
    title: 'How to Read a Question',
    author: 'Mr. Arvind Kashyap, Physics',
    description:
      'What examiners mean by “state”, “explain” and “justify”, and how to spend the first fifteen minutes.',
    chapters: [
      {
        heading: 'Fifteen minutes without a pen',
        paragraphs: [
          'The Board gives you fifteen minutes of reading time because reading is the first of the skills it examines. Read the whole paper once, like a letter from somebody you like. Do not solve anything. On the second reading put a number in your head beside each question: one if you could do it now, two if it needs thought, three if it has to wait.',
          'Begin with a one, and not with the first. A good answer steadies the hand.',
        ],
      },
      {
        heading: 'The verbs',
        paragraphs: [
          '“State” asks for one sentence. “Define” asks for a sentence that would exclude everything else. “Explain” has a because in it. “Justify” says that the result is given and your reasons are what is marked. “Distinguish” wants pairs: for each thing said of the one, its partner in the other.',
          'Every year some pupil of mine explains what he was asked to state, fills a page, gets one mark and tells me that the paper was long.',
        ],
      },
      {
        heading: 'Units, figures and honesty',
        paragraphs: [
          'A number without a unit is a rumour. Three significant figures are enough for anything on this earth. And if your answer for the mass of a bus is forty grams, write beside it: this cannot be right, since. Examiners are human; I am one, and I have given that line a mark.',
        ],
      },
    ],
  },
  {
    slug: 'mental-arithmetic-for-the-bus',
    date: '2024-07-20',
    title: 'Mental Arithmetic for the Bus',
    author: 'Mr. Joseph Kerketta, Mathematics',
    description: 'Thirty small puzzles that need no paper, sorted by the length of the journey.',
    chapters: [
      {
        heading: 'As far as the water tower',
        paragraphs: [
          'One. The bus has 40 seats and 52 children. How many sit if two share each of the last six seats? Two. Think of a number, add the next one, add nine, halve it, take away the number you thought of. Why is it always five? Three. Which is more: 16% of 25, or 25% of 16?',
          'Four. A clock strikes six in five seconds. How long does it take to strike twelve? (Not ten.)',
        ],
      },
      {
        heading: 'As far as the bridge',
        paragraphs: [
          'Five. Read the number plate of the car in front as a number. Can you make 24 out of its four digits? Six. What is 99 times 7, by a way that needs no multiplication beyond 7? Seven. Mangoes are 3 for Rs 20; what do 21 cost? And why does the man say Rs 120?',
          'Eight. You and a friend share a journey of 12 km with one bicycle. Each may ride it or leave it for the other. How quickly can you both arrive, if you walk at 4 and ride at 12 km an hour?',
        ],
      },
      {
        heading: 'All the way to Pipariya',
        paragraphs: [
          'Nine. Add all the numbers from 1 to 100 before the next stop. Ten. A well is 20 feet deep. A frog climbs five feet by day and slips four by night. On what day is he out? Eleven. Find a number that is twice the sum of its digits. Twelve. Prove to the child beside you that there is no other.',
        ],
      },
    ],
  },
  {
    slug: 'first-words-in-six-languages',
    date: '2023-09-14',
    title: 'First Words in Six Languages',
    author: 'Class VII and their grandmothers',
    description:
      'How to greet, thank and ask for water in Hindi, Santali, Punjabi, Malayalam, Khasi and Bengali.',
    chapters: [
      {
        heading: 'Why we made this',
        paragraphs: [
          'In class VII there are eleven mother tongues. We found that we could say “cheating” in all of them and “thank you” in three, and were ashamed. So each of us went home and asked.',
          'We write the words in Latin letters as they sound to us. Every grandmother who helped has complained of the spelling of all the others.',
        ],
      },
      {
        heading: 'Greetings',
        paragraphs: [
          'Hindi: namaste. Santali: johar. Punjabi: sat sri akal. Malayalam: namaskaram. Khasi: khublei. Bengali: nomoshkar. In Khasi the same word, khublei, also says thank you and goodbye. We think that this is efficient.',
        ],
      },
      {
        heading: 'At the tap',
        paragraphs: [
          '“Water” is pani in Hindi and Punjabi, dak’ in Santali, vellam in Malayalam, um in Khasi and jol in Bengali. If you point at the tap and say any of them in our school, someone will now move aside. That is the whole purpose of a language, says Aliya’s grandmother; the rest is poetry.',
        ],
      },
    ],
  },
  {
    slug: 'the-laboratory-and-you',
    date: '2023-12-08',
    title: 'The Laboratory and You',
    author: 'Mr. Prakash Iyer, Chemistry',
    description:
      'Handling glass, heat, acid and one’s own curiosity: the booklet that goes with the safety test of class IX.',
    chapters: [
      {
        heading: 'Glass',
        paragraphs: [
          'Hot glass looks exactly like cold glass. Hold the back of your hand near it first. Cracked glass goes into the red bin and into no other. To push tubing into a cork use water, patience and a cloth; the scar on my left thumb was obtained by saving eight seconds.',
        ],
      },
      {
        heading: 'Heat',
        paragraphs: [
          'A test tube is never more than a third full and never points at a person, including you. The blue flame is for heating and the yellow for being seen. When you leave the bench, the yellow.',
        ],
      },
      {
        heading: 'Acid',
        paragraphs: [
          'Add acid to water, slowly, stirring. If it touches your skin, water at once and for ten minutes by the clock, and tell somebody while it runs. If it touches your eye, shout, and let others lead you to the eyewash. Nobody in the history of this school has been scolded for shouting.',
        ],
      },
      {
        heading: 'Curiosity',
        paragraphs: [
          '“What happens if” is the most precious sentence in science. Write it down, bring it to me, and we shall find out together, behind the screen, with goggles on, on Friday.',
        ],
      },
    ],
  },
];
