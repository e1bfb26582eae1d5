import { walk } from '@school/contract';

import type { FileIndex } from './files';
import { factsOf } from './paper-facts';

/**
 * The same content with `bytes` and `pages` of each document. A document has a file, and a title or a text.
 */
export function withSizes(content: unknown, files: FileIndex): unknown {
  const copy = structuredClone(content);
  for (const { value } of walk(copy)) {
    if (typeof value !== 'object' || value === null) continue;
    if (!('file' in value && ('title' in value || 'text' in value))) continue;
    const reference = String(value.file);
    const file = files.byPath.get(reference) ?? files.byId.get(reference);
    if (file !== undefined) Object.assign(value, factsOf(file));
  }
  return copy;
}
