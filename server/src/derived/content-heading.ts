import type { ContentBlock } from '@school/contract';

/** A heading that the server writes. */
export function heading(text: string): ContentBlock {
  return { type: 'heading', level: 2, text };
}
