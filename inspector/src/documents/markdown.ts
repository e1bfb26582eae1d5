import type { DescribedMachine } from './describe';
import { type Table, tablesOf } from './tables';

/** The document of all machines. */
export function markdownOf(machines: readonly DescribedMachine[]): string {
  const list = machines.map(
    ({ chart, purpose }) => `| [${chart.id}](#${chart.id}) | ${purpose.split(/[.:;](?: |$)/)[0] ?? ''} |`,
  );
  return [
    '# Statecharts',
    '',
    'Written by `npm run docs:statecharts` from the machines themselves; `npm test` fails when it is stale. How to look at them while',
    'they run: [debugging](debugging.md).',
    '',
    '| machine | what it is for |',
    '| --- | --- |',
    ...list,
    '',
    ...machines.flatMap(sectionOf),
  ].join('\n');
}

function sectionOf(machine: DescribedMachine): string[] {
  const { chart, purpose, file, exported, users } = machine;
  return [
    `## ${chart.id}`,
    '',
    purpose,
    '',
    `\`${exported}\` in [${file}](../${file})`,
    '',
    `Used by ${users.map((user) => `\`${user}\``).join(', ') || 'nothing yet'}.`,
    '',
    `![The chart of ${chart.id}](statecharts/${chart.id}.svg)`,
    '',
    ...tablesOf(machine).flatMap(tableOf),
  ];
}

function tableOf({ title, head, rows }: Table): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const body = rows.map(([first = '', ...rest]) => line([first === '' ? '' : `\`${first}\``, ...rest]));
  return [`### ${title} `.trimEnd(), '', line(head), line(head.map(() => '---')), ...body, ''];
}
