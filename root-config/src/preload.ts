import type { DeployedSection, SectionMap } from '@school/shared-deps/server';

import { fragmentAddress } from './fragment-address';
import type { Target } from './sections';

/** Begins the download of a module, with the integrity of the import map. */
export function preloadModule(href: string): void {
  append(href, (link) => (link.rel = 'modulepreload'));
}

/** Begins the download of a shared module that the import map names. */
export function preloadShared(specifier: string): void {
  preloadModule(import.meta.resolve(specifier));
}

/** Begins the downloads of a page's code, of all its files at once. */
export function preloadCode({ section, route }: Target): void {
  for (const href of [section.entry, route.file, ...route.needs]) preloadModule(href);
}

/** Begins the download of a page's fragment. */
export function preloadFragment(map: SectionMap, url: URL): void {
  const address = fragmentAddress(map, url);
  if (address === undefined) return;
  append(address, (link) => {
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
  });
}

/** Whether a section's code is the release's, and not that of somebody who tries out another one. */
export function isDeployed({ name, entry }: DeployedSection): boolean {
  return import.meta.resolve(name).endsWith(entry);
}

function append(href: string, describe: (link: HTMLLinkElement) => void): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  describe(link);
  link.href = href;
  document.head.append(link);
}
