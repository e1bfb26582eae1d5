import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type ReleasedPackage, type ReleaseFile, releaseFile } from '@school/contract/release-file';

import { contentHash } from '../../lib/content-hash';

/** The live release of a folder; a new folder has an empty one. */
export function readLive(folder: string): ReleaseFile {
  const file = path.join(folder, releaseFile);
  if (!existsSync(file)) return { imports: {}, integrity: {}, packages: {} };
  const written = JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile &
    Record<'moves', ReleaseFile['changes']>;
  // earlier tools have called the changes moves
  const { moves: changes = [], ...release } = written;
  return { changes, ...release };
}

/** Another id for other packages or retired paths; the same again after a rollback. */
export function releaseId({ packages, retired = [] }: Pick<ReleaseFile, 'packages' | 'retired'>): string {
  return hashOf({ packages, retired });
}

/** The version of a built package: the same build has the same. */
export function versionOf(manifest: Omit<ReleasedPackage, 'version'>): string {
  return hashOf(manifest).slice(0, 10);
}

function hashOf(value: unknown): string {
  return contentHash(JSON.stringify(value)).slice(0, 16);
}
