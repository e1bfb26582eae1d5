import type { Manifest } from './manifest';

/** A package's manifest with addresses in place of file names. */
export interface ReleasedPackage extends Manifest {
  /** Names the package's files and routes by their content. */
  version: string;
}

export type Packages = Record<string, ReleasedPackage>;

/** A path that a section had, and where its visitors are sent: nowhere means that the page is gone (410). */
export interface RetiredPath {
  path: string;
  to?: string;
}

export type ReleaseAction = 'build' | 'deploy' | 'rollback' | 'retire';

/** One line of the history. */
export interface ReleaseChange {
  package: string;
  action: ReleaseAction;
  /** Versions of the package before and after it; a retired section has none after. */
  from?: string;
  to?: string;
  /** ISO time. */
  at: string;
  by: string;
  commit: string;
}

/** `release.json`, the one pointer of a release folder: what is live, and how it came to be so. */
export interface ReleaseFile {
  /** Specifier to address. */
  imports: Record<string, string>;
  /** Address to integrity. */
  integrity: Record<string, string>;
  packages: Packages;
  /** A page that has such a path again is shown. */
  retired?: readonly RetiredPath[];
  changes?: ReleaseChange[];
}

/** A version that the folder keeps, live or not (`versions/PACKAGE/VERSION.json`). */
export interface VersionRecord {
  package: string;
  version: string;
  /** ISO time of its first deploy. */
  at: string;
  by: string;
  commit: string;
  /** The first words that the section's changelog has of it. */
  note?: string;
  /** As transferred, source maps left out. */
  bytes: number;
  manifest: ReleasedPackage;
}

export const releaseFile = 'release.json';
/** Hashes of the files of every version that the folder keeps. */
export const ledgerFile = 'files.json';

/** Only debuggers request source maps. A map that changes while its script does not keeps its name. */
export function isSourceMap(address: string): boolean {
  return address.endsWith('.map');
}
