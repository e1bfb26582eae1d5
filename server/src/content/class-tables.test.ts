import { withClassTables } from './class-tables';

const blocks = [
  {
    type: 'table',
    caption: 'Fees',
    columns: ['Class', 'Fee'],
    rows: [
      ['LKG', 'Rs 51'],
      ['V', 'Rs 57'],
    ],
  },
];
const wordsOf = (page: string) => ({
  synonyms: [],
  answers: [
    {
      ...{ questions: ['fee'], title: 'Fees', text: 'By class', href: '/Admission' },
      classTable: { page, column: 'Fee', text: '{cell} a quarter.' },
    },
  ],
});

it('reads the texts for classes from the table of a page', () => {
  const { search, warnings } = withClassTables(wordsOf('admission'), { admission: { blocks } });
  expect(search.answers[0]?.byClass).toEqual({
    LKG: 'LKG: Rs 51 a quarter.',
    V: 'Class V: Rs 57 a quarter.',
  });
  expect(warnings).toEqual([]);
});

it('names a table that is not there', () => {
  const { warnings } = withClassTables(wordsOf('uniform'), { admission: { blocks } });
  expect(warnings).toEqual(['answers 1: uniform has no column "Fee"']);
});
