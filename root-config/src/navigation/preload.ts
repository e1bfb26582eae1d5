import type { DeployedSection } from '@school/contract';

import { createElement } from '../create-element';
import type { Target } from '../sections';

/** Begins the download of a module, with the integrity of the import map. */
export function preloadModule(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(createElement('link', { rel: 'modulepreload', href }));
}

/** Begins the downloads of a page's code, of all its files at once. */
export function preloadCode(target: Target): void {
  codeOf(target).forEach(preloadModule);
}

/** Addresses of a page's code. */
export function codeOf({ section, route }: Target): readonly string[] {
  return [section.entry, route.file, ...route.needs];
}

/** Whether a section's code is the release's, and not that of somebody who tries out another one. */
export function isDeployed({ name, entry }: DeployedSection): boolean {
  return import.meta.resolve(name).endsWith(entry);
}
