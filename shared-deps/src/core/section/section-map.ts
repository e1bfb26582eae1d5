import type { RouteData } from './types';

/** A file with its integrity. */
export interface LinkedFile {
  href: string;
  integrity: string;
}

/** One deployed section with the addresses of its files. */
export interface DeployedSection {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  /** Address of its entry file. */
  entry: string;
  css: readonly LinkedFile[];
  /** Routes with the file of their page's code, and the shared files that only some pages need. */
  routes: readonly (RouteData & { file: string; needs: readonly string[] })[];
}

/** A route in the shell: it also has the addresses of its records, which are fetched beside its code. */
export type ShellRoute = DeployedSection['routes'][number] & { records: readonly string[] };

/** A section in the shell. */
export type SectionEntry = Omit<DeployedSection, 'routes'> & { routes: readonly ShellRoute[] };

/** Answer of `/sections.json`: every section of the release that the server renders. */
export interface SectionMap {
  /** Address of the shell's own code. */
  shell: string;
  sections: readonly SectionEntry[];
}
