import type { Block } from '@school/shared-deps';

/** Splits a page before each main heading; the first part is above all headings and may be empty. */
export function sectionsOf(blocks: readonly Block[]): [intro: Block[], ...sections: Block[][]] {
  const parts: [Block[], ...Block[][]] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

/** Splits a page into runs: blocks of one type that follow each other, and the other blocks between them. */
export function runsOf(blocks: readonly Block[], type: Block['type']): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run && isOf(run[0], type) === isOf(block, type)) run.push(block);
    else runs.push([block]);
  }
  return runs;
}

function isOf(block: Block | undefined, type: Block['type']): boolean {
  return block?.type === type;
}
