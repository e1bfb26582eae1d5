import type { SectionModule } from '@school/shared-deps';

import type { Release, Section } from './release';
import { moduleUrl, registerRelease } from './section-hook';

/** Fetches a section's code: the same file that the browser runs. */
export type LoadSection = (release: Release, section: Section) => Promise<SectionModule>;

/** `root` is the folder whose node_modules has React; each release's sections are loaded once. */
export function createSectionLoader(folder: string, root: string): LoadSection {
  const registered = new Set<string>();
  return (release, section) => {
    if (!registered.has(release.id)) registerRelease(release, folder, root);
    registered.add(release.id);
    const url = moduleUrl(release, folder, section.entry);
    return import(/* webpackIgnore: true */ url) as Promise<SectionModule>;
  };
}
