import type { GeneratorSources } from './generator';
import { readResults } from './results';

const columns = ['No.', 'Year', 'Registered students', 'Students passed', 'Pass percentage', 'Remarks'];
const table = (caption: string, rows: readonly (readonly string[])[]) => ({
  type: 'table',
  caption,
  columns,
  rows,
});

function resultsOf(blocks: readonly object[] | undefined) {
  const pages = blocks && { 'mandatory-disclosure': { blocks } };
  const content = { current: () => ({ pages: pages ?? {} }) };
  return readResults({ content } as unknown as GeneratorSources);
}

it('reads the pass rates of both classes from the disclosure', () => {
  const results = resultsOf([
    { type: 'heading', text: 'C. Result' },
    table('Result of class X, 2019-2023', [['1', '2022', '138', '136', '98.55%', '']]),
    table('Result of class XII, 2019-2023', [['1', '2023', '149', '149', '100%', '']]),
  ]);
  expect(results).toEqual({
    X: [{ year: 2022, appeared: 138, passed: 136 }],
    XII: [{ year: 2023, appeared: 149, passed: 149 }],
  });
});

it('leaves out rows that are still to be written, and has none without a disclosure', () => {
  const unwritten = ['1', '2023', '[To do: number]', '[To do: number]', '[To do: percentage]', ''];
  expect(resultsOf([table('Result of class X', [unwritten])])).toEqual({ X: [], XII: [] });
  expect(resultsOf(undefined)).toEqual({ X: [], XII: [] });
});
