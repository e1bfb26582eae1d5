import type { SectionModule } from '@school/shared-deps';

import type { Release, Section } from './release';
import { createModuleAddresses, loadModule } from './section-hook';

/** Fetches a section's code: the same file that the browser runs. */
export type LoadSection = (release: Release, section: Section) => Promise<SectionModule>;

/** `root` is the folder whose node_modules has React. */
export function createSectionLoader(folder: string, root: string): LoadSection {
  const addressOf = createModuleAddresses(folder, root);
  return (release, section) => loadModule(addressOf(release, section));
}
