import type { SectionMap } from '@school/contract';
import { addressIn, type Language, languages } from '@school/contract/languages';

import type { GeneratedFile } from '../../derived/generator';
import { jsonHeaders } from '../../http/cached-response';
import { FRAGMENTS, type Release } from './release';

/** The maps of sections for the shell in the browser, one for each language. */
export function sectionMapFiles(current: () => Release): GeneratedFile[] {
  return languages.map((language) => sectionMapFile(language, current));
}

function sectionMapFile(language: Language, current: () => Release): GeneratedFile {
  const read = () => {
    const english = current();
    const release = english.languages[language] ?? english;
    const generate = () => JSON.stringify(sectionMapOf(release));
    return { version: release.id, headers: jsonHeaders('no-cache'), generate };
  };
  return { address: addressIn(language, '/sections.json'), read };
}

function sectionMapOf({ sections, shellCode }: Release): SectionMap {
  return { shell: shellCode, fragments: FRAGMENTS, sections };
}
