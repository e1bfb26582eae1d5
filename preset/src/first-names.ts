import { createHash } from 'node:crypto';

import type { Compiler } from 'webpack';

const DIGITS = 20;

/**
 * Gives scripts their first names by their chunk, not by a hash over the paths of sources and loaders. Terser
 * counts the letters of these names when it chooses names of variables. `realContentHash` then names files by
 * their content. Not for builds that are cached, since a first name stays when the content changes.
 */
export class FirstNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('first-names', ({ hooks }) => {
      hooks.contentHash.tap({ name: 'first-names', stage: Number.POSITIVE_INFINITY }, (chunk) => {
        const hash = createHash('sha256').update(String(chunk.name));
        chunk.contentHash['javascript'] = hash.digest('hex').slice(0, DIGITS);
      });
    });
  }
}
