import type { HomeworkSheet } from './sheets';

export const seniorHomework: HomeworkSheet[] = [
  {
    file: 'class-xi-commerce',
    className: 'XI Commerce',
    greeting: 'Business is all around you this summer; go and look at it.',
    subjects: [
      {
        subject: 'Accountancy',
        tasks: [
          'Keep the books of a real or imagined tea stall for two weeks: journal, ledger, trial balance.',
          'Accounting equation: twenty transactions from the sheet.',
        ],
      },
      {
        subject: 'Business Studies',
        tasks: [
          'Spend a day with someone who runs a business of fewer than five people. What form of organisation is it, and why?',
        ],
      },
      {
        subject: 'Economics',
        tasks: [
          'Collect the price of ten vegetables every Saturday. Draw the graph and explain one rise and one fall.',
          'Measures of central tendency: exercise set A.',
        ],
      },
      { subject: 'English', tasks: ['Read one biography. Prepare a talk of four minutes, without notes.'] },
      {
        subject: 'Mathematics or Physical Education',
        tasks: ['Sets and relations, 25 sums; or a training diary of thirty days with pulse at rest.'],
      },
    ],
  },
  {
    file: 'class-xi-science',
    className: 'XI Science',
    greeting: 'You have chosen to ask how things work. Begin with things you can touch.',
    subjects: [
      {
        subject: 'Physics',
        tasks: [
          'Find g with a pendulum made at home, to within 5%. Give the uncertainty.',
          'Vectors and motion in a straight line: 30 problems, of which ten without a formula.',
        ],
      },
      {
        subject: 'Chemistry',
        tasks: [
          'Mole concept: forty sums. Explain one of them in writing to a friend in Commerce.',
          'Read the labels of five cleaning agents and name what they contain.',
        ],
      },
      {
        subject: 'Biology (medical)',
        tasks: [
          'A herbarium of fifteen common plants of Naya Tola, named to the family, picked with restraint.',
        ],
      },
      {
        subject: 'Mathematics (non-medical)',
        tasks: [
          'Sets, relations, trigonometric functions: the problem sheet; hand in the tries as well as the solutions.',
        ],
      },
      {
        subject: 'English',
        tasks: [
          'Write 400 words on a scientific idea that turned out to be wrong and was useful all the same.',
        ],
      },
    ],
  },
  {
    file: 'class-xii-commerce',
    className: 'XII Commerce',
    greeting: 'Finish the project file now; December will be grateful.',
    subjects: [
      {
        subject: 'Accountancy',
        tasks: [
          'Partnership: admission, retirement and death; fifteen full questions.',
          'Project: a comparative statement of two listed companies over three years, with your own comment.',
        ],
      },
      {
        subject: 'Business Studies',
        tasks: [
          'Project on one principle of management as you find it in a hospital, a temple kitchen or a bus depot.',
        ],
      },
      {
        subject: 'Economics',
        tasks: [
          'National income: ten numericals by each method.',
          'Project on one scheme of the government as it has reached, or not reached, three families.',
        ],
      },
      {
        subject: 'English',
        tasks: ['Listening and speaking file; two letters to the editor, one of them posted.'],
      },
    ],
  },
  {
    file: 'class-xii-science',
    className: 'XII Science',
    greeting: 'An hour in the morning is worth three at midnight. We have measured it.',
    subjects: [
      {
        subject: 'Physics',
        tasks: [
          'Electrostatics and current electricity: past papers of five years, sorted by idea and not by year.',
          'Investigatory project: apparatus, first readings and what went wrong.',
        ],
      },
      {
        subject: 'Chemistry',
        tasks: [
          'Solutions and electrochemistry: 40 numericals.',
          'Learn to draw twenty organic structures from their names, with the eyes shut.',
        ],
      },
      {
        subject: 'Biology (medical)',
        tasks: [
          'Reproduction and genetics: diagrams from memory, corrected in red by yourself.',
          'Project on one public health campaign in the district.',
        ],
      },
      {
        subject: 'Mathematics (non-medical)',
        tasks: ['Matrices, determinants, continuity: 60 sums. Ten of them must be ones that you dislike.'],
      },
      { subject: 'English', tasks: ['Read one play and rewrite its last scene so that it ends otherwise.'] },
    ],
  },
];
