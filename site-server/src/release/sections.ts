import { createSerialQueue } from '@school/server-core/work/queue';
import type { RenderRequest, SectionModule } from '@school/shared-deps';

import type { Release, Section } from './release';
import { type RenderedSection, renderSection } from './render-html';
import { createModuleAddresses, loadModule } from './section-hook';
import { runsCandidate, type Variant } from './variants';

/** Fetches a section's code: the same file that the browser runs. */
export type LoadSection = (release: Release, section: Section) => Promise<SectionModule>;

/** The code of a section that the server runs, here or in a process of its own. */
export interface SectionCode {
  searchOf: SectionModule['searchOf'];
  render: (request: RenderRequest) => Promise<RenderedSection>;
}

export type CodeOf = (variant: Variant, section: Section) => Promise<SectionCode>;

/** `root` is the folder whose node_modules has React. */
export function createSectionLoader(folder: string, root: string): LoadSection {
  const addressOf = createModuleAddresses(folder, root);
  return (release, section) => loadModule(addressOf(release, section));
}

/** The live code runs in this process, one page after the other; a candidate does not. */
export function createSectionCode(
  loadSection: LoadSection,
  codeOfCandidate?: (variant: Variant, section: Section) => SectionCode,
): CodeOf {
  const inTurn = createSerialQueue();
  return async (variant, section) => {
    if (codeOfCandidate && runsCandidate(variant, section)) return codeOfCandidate(variant, section);
    const code = await loadSection(variant.release, section);
    return {
      searchOf: code.searchOf,
      render: (request) => inTurn(() => renderSection(code, request)),
    };
  };
}
