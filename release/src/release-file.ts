import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Manifest } from '@school/contract';

/** A package's manifest with addresses in place of file names. */
export interface ReleasedPackage extends Manifest {
  /** Names the package's files and routes by their content; folders of older tools lack it. */
  version?: string;
}

export type Packages = Record<string, ReleasedPackage>;

/** A path that a section had, and where its visitors are sent: nowhere means that the page is gone (410). */
export interface RetiredPath {
  path: string;
  to?: string;
}

export type Action = 'build' | 'deploy' | 'rollback' | 'retire';

/** One line of the history. */
export interface Move {
  package: string;
  action: Action;
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
  retired?: RetiredPath[];
  moves?: Move[];
}

/** A version that the folder keeps, live or not (`versions/PACKAGE/VERSION.json`). */
export interface VersionRecord {
  package: string;
  version: string;
  /** ISO time of its first deploy. */
  at: string;
  by: string;
  commit: string;
  /** Whether the guard has let it pass; `npm start` and `npm run build` do without. */
  isGuarded?: true;
  files: number;
  /** As transferred, source maps left out. */
  bytes: number;
  manifest: ReleasedPackage;
}

export const releaseFile = 'release.json';
/** Hashes of the files of every version that the folder keeps. */
export const ledgerFile = 'files.json';

/** The live release of a folder; a new folder has an empty one. */
export function readLive(folder: string): ReleaseFile {
  const file = path.join(folder, releaseFile);
  if (!existsSync(file)) return { imports: {}, integrity: {}, packages: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile;
}

/** The parts of a release that follow from its packages. */
export function compose(packages: Packages): Pick<ReleaseFile, 'imports' | 'integrity' | 'packages'> {
  const manifests = Object.values(packages);
  return {
    imports: Object.fromEntries(manifests.flatMap(({ imports }) => Object.entries(imports))),
    integrity: Object.fromEntries(manifests.flatMap(({ integrity }) => Object.entries(integrity))),
    packages,
  };
}

/** A path that a section has again is no longer retired. */
export function stillRetired(
  retired: readonly RetiredPath[] = [],
  packages: Packages,
): RetiredPath[] | undefined {
  const claimed = new Set(
    Object.values(packages).flatMap(({ routes }) =>
      routes.flatMap(({ path: own, aliases = [] }) => [own, ...aliases]),
    ),
  );
  const left = retired.filter(({ path: each }) => !claimed.has(each));
  return left.length === 0 ? undefined : left;
}

/** Another id for other packages or retired paths; the same again after a rollback. */
export function releaseId({ packages, retired = [] }: Pick<ReleaseFile, 'packages' | 'retired'>): string {
  return hashOf({ packages, retired });
}

/** The version of a built package: the same build has the same. */
export function versionOf({ version: _version, ...manifest }: ReleasedPackage): string {
  return hashOf(manifest).slice(0, 10);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
