import type { RouteData } from '@school/shared-deps';

/** A file with its integrity. */
export interface LinkedFile {
  href: string;
  integrity: string;
}

/** One deployed section, as the shell in the browser needs to know it. */
export interface SectionEntry {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  /** Address of its entry file. */
  entry: string;
  /** Addresses of the shared files that its pages want besides those that every document brings. */
  needs: readonly string[];
  css: readonly LinkedFile[];
  /** Routes with the file of their page's code. */
  routes: readonly (RouteData & { file: string })[];
}

/** A route as the shell knows it: with the addresses of its records, so that they can be fetched beside its code. */
export type ShellRoute = SectionEntry['routes'][number] & { records: readonly string[] };

/** Answer of `/sections.json`: every section of the release that the server renders. */
export interface SectionMap {
  /** Address of the shell's own code. */
  shell: string;
  sections: readonly (Omit<SectionEntry, 'routes'> & { routes: readonly ShellRoute[] })[];
}
