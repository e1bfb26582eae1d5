import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { withLock } from '@school/server/lib/folder-lock';
import { readLive } from '@school/server/pages/release/release-file';

import { isLive } from './changes';
import { readVersions, removeVersion, writeLedger } from './versions';

/** Versions of a package that folders keep in which nothing is rolled back, for tabs that are open. */
const KEPT = 2;

/** The number of removed versions and files. */
export interface Pruned {
  versions: number;
  files: number;
  bytes: number;
}

/**
 * Keeps the newest versions of each package and those that are live. Files of no such version are removed.
 * Tabs with a removed version get the rest of their pages from the next one.
 */
export function prune(folder: string, keep = KEPT): Promise<Pruned> {
  return withLock(folder, () => {
    const live = readLive(folder);
    const newestFirst = readVersions(folder).reverse();
    const counts = new Map<string, number>();
    const kept = newestFirst.filter((record) => {
      const count = (counts.get(record.package) ?? 0) + 1;
      counts.set(record.package, count);
      return count <= keep || isLive(live, record.package, record.version);
    });
    const removed = newestFirst.filter((record) => !kept.includes(record));
    const ledger = Object.assign(
      {},
      live.integrity,
      ...kept.map(({ manifest }) => manifest.integrity),
    ) as Record<string, string>;
    // the next run completes one that is cut: files go last, and by the ledger alone
    for (const record of removed) removeVersion(folder, record);
    writeLedger(folder, ledger);
    return { versions: removed.length, ...removeUnnamed(folder, new Set(Object.keys(ledger))) };
  });
}

function removeUnnamed(folder: string, named: ReadonlySet<string>): Omit<Pruned, 'versions'> {
  const removed = { files: 0, bytes: 0 };
  const assets = path.join(folder, 'assets');
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/assets/${path.relative(assets, file).split(path.sep).join('/')}`;
    if (!entry.isFile() || named.has(address.replace(/\.(?:br|gz)$/, ''))) continue;
    removed.files += 1;
    removed.bytes += statSync(file).size;
    rmSync(file);
  }
  return removed;
}
