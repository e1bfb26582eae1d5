import type { RenderRequest, SectionModule } from '@school/shared-deps';

import { createSerialQueue } from '../../work/queue';
import type { Release, Section } from './release';
import { type RenderedSection, renderSection } from './render-html';
import type { LoadSection } from './section-hook';

/** The code of a section as the server runs it. */
export interface SectionCode {
  searchOf: SectionModule['searchOf'];
  render: (request: RenderRequest) => Promise<RenderedSection>;
}

export type CodeOf = (release: Release, section: Section) => Promise<SectionCode>;

/** Pages are rendered one after the other. */
export function createSectionCode(loadSection: LoadSection): CodeOf {
  const inTurn = createSerialQueue();
  return async (release, section) => {
    const code = await loadSection(release, section);
    return {
      searchOf: code.searchOf,
      render: (request) => inTurn(() => renderSection(code, request)),
    };
  };
}
