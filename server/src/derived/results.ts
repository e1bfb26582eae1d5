import type { ContentBlock, PassRate, Results } from '@school/contract';

import type { ContentGenerator } from './generator';

type Table = Extract<ContentBlock, { type: 'table' }>;

/** The pass rates of the mandatory disclosure, for the pages of the toppers. */
export const readResults: ContentGenerator<Results> = ({ content }) => {
  const { blocks = [] } = (content.current().pages['mandatory-disclosure'] ?? {}) as {
    blocks?: readonly ContentBlock[];
  };
  const tables = blocks.filter((block) => block.type === 'table');
  const of = (name: string) => tables.filter(({ caption }) => isOfClass(caption, name)).flatMap(ratesOf);
  return { X: of('X'), XII: of('XII') };
};

function isOfClass(caption: string, name: string): boolean {
  return new RegExp(`result.*\\bclass ${name}\\b`, 'i').test(caption);
}

/** A row without three numbers, such as one that is still to be written, is left out. */
function ratesOf({ columns, rows }: Table): PassRate[] {
  const at = (pattern: RegExp) => columns.findIndex((column) => pattern.test(column));
  const [year, appeared, passed] = [at(/^year/i), at(/registered|appeared/i), at(/students passed|^passed/i)];
  return rows.flatMap((row) => {
    const [yearIs, appearedAre, passedAre] = [row[year], row[appeared], row[passed]].map(Number);
    const isWhole = [yearIs, appearedAre, passedAre].every(Number.isInteger) && appearedAre !== 0;
    return isWhole ? [{ year: yearIs ?? 0, appeared: appearedAre ?? 0, passed: passedAre ?? 0 }] : [];
  });
}
