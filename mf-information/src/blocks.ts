import type { ContentBlock } from '@school/shared-deps';

/** Splits a page before each main heading; the first section is above all headings and may be empty. */
export function sectionsOf(
  blocks: readonly ContentBlock[],
): [intro: ContentBlock[], ...sections: ContentBlock[][]] {
  const sections: [ContentBlock[], ...ContentBlock[][]] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections;
}

/** Splits a page into runs: blocks of one type that follow each other, and the other blocks between them. */
export function runsOf(blocks: readonly ContentBlock[], type: ContentBlock['type']): ContentBlock[][] {
  const runs: ContentBlock[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run && isOf(run[0], type) === isOf(block, type)) run.push(block);
    else runs.push([block]);
  }
  return runs;
}

function isOf(block: ContentBlock | undefined, type: ContentBlock['type']): boolean {
  return block?.type === type;
}
