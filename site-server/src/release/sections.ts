import type { RenderRequest, SectionModule } from '@school/shared-deps';

import { createSerialQueue } from '@school/server-core/work/queue';
import { type RenderedSection, renderSection } from './render-html';
import type { Release, Section } from './release';
import { createModuleAddresses, loadModule } from './section-hook';
import type { TrialCode } from './trial-code';
import { runsTrial, type Variant } from './variants';

/** Fetches a section's code: the same file that the browser runs. */
export type LoadSection = (release: Release, section: Section) => Promise<SectionModule>;

/** What the server runs of a section, here or in a process of its own. */
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

/** What is live runs in this process, one page after the other; a version on trial does not. */
export function createSectionCode(loadSection: LoadSection, trials?: TrialCode): CodeOf {
  const inTurn = createSerialQueue();
  return async (variant, section) => {
    if (trials !== undefined && runsTrial(variant, section)) return trials.codeOf(variant, section);
    const code = await loadSection(variant.release, section);
    return {
      searchOf: code.searchOf,
      render: (request) => inTurn(() => renderSection(code, request)),
    };
  };
}
