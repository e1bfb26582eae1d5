import type { SectionMap } from '@school/contract';

import type { GeneratedFile } from '../../derived/generator';
import { jsonHeaders } from '../../http/cached-response';
import { FRAGMENTS, type Release } from './release';

/** The map of sections for the shell in the browser. */
export function sectionMapFile(current: () => Release): GeneratedFile {
  const read = () => {
    const release = current();
    const generate = () => JSON.stringify(sectionMapOf(release));
    return { version: release.id, headers: jsonHeaders('no-cache'), generate };
  };
  return { address: '/sections.json', read };
}

function sectionMapOf({ sections, shellCode }: Release): SectionMap {
  return { shell: shellCode, fragments: FRAGMENTS, sections };
}
