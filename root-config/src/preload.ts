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

/** Begins the downloads of a page's records. */
export function preloadRecords({ route }: Target): void {
  for (const href of route.records) {
    append(href, (link) => {
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = 'anonymous';
    });
  }
}

function append(href: string, describe: (link: HTMLLinkElement) => void): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  describe(link);
  link.href = href;
  document.head.append(link);
}
