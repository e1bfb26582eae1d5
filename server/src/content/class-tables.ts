import { classTitle, type ContentBlock, type PageContent, type SearchWords } from '@school/contract';

type SchoolAnswer = SearchWords['answers'][number];

/**
 * The school's answers with the texts for classes that a table of a page has, such as their fees.
 * @returns one line for each table that is not there
 */
export function withClassTables(words: SearchWords, pages: Readonly<Record<string, unknown>>) {
  const warnings: string[] = [];
  const answers = words.answers.map((answer, index) => {
    const { classTable } = answer;
    if (!classTable) return answer;
    const byClass = readTable(classTable, pages);
    if (!byClass)
      warnings.push(`answers ${index + 1}: ${classTable.page} has no column "${classTable.column}"`);
    return { ...answer, byClass: { ...byClass, ...answer.byClass } };
  });
  return { search: { ...words, answers }, warnings };
}

function readTable(
  { page, column, text }: NonNullable<SchoolAnswer['classTable']>,
  pages: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const { blocks = [] } = (pages[page] ?? {}) as Partial<PageContent>;
  const isTable = (block: ContentBlock) => block.type === 'table' && block.columns.includes(column);
  const table = blocks.find(isTable);
  if (table?.type !== 'table') return undefined;
  const at = table.columns.indexOf(column);
  const rows = table.rows.flatMap((row) => {
    const [name, cell] = [row[0], row[at]];
    return typeof name === 'string' && typeof cell === 'string' ? [[name, cell] as const] : [];
  });
  // texts of the search have plain spaces
  const textOf = (name: string, cell: string) =>
    `${classTitle(name)}: ${text.replace('{cell}', cell)}`.replaceAll('\u00a0', ' ');
  return Object.fromEntries(rows.map(([name, cell]) => [name, textOf(name, cell)]));
}
