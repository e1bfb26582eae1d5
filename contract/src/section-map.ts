import type { RouteData } from './routes';

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

/** Answer of `/sections.json`: every section of the release that the server renders. */
export interface SectionMap {
  /** Address of the shell's own code. */
  shell: string;
  /** Path of pages' fragments, with the page's address behind it; a site of files has documents alone. */
  fragments?: string;
  sections: readonly DeployedSection[];
}
