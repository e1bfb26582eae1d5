import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import {
  isSourceMap,
  ledgerFile,
  type ReleasedPackage,
  type VersionRecord,
} from '@school/contract/release-file';
import { integrityOf } from '@school/server/pages/release/integrity';
import { readLive, versionOf } from '@school/server/pages/release/release-file';

import { formsOf, writeAsset, writeBeside, writeChanged, type Written } from './files';
import { Refusal } from './refusal';

/** The person who releases, and the commit. */
export interface Author {
  by: string;
  commit: string;
}

/** A version's record, and what of its files was new. */
export interface Published {
  record: VersionRecord;
  written: Written;
}

/** The files of a version, wherever they are. */
export interface Source {
  manifest: ReleasedPackage;
  /** A file by its address; with an ending one of its compressed forms. */
  read: (address: string, ending?: string) => Buffer | undefined;
}

/** A version as a release folder has it. */
export function keptSource(folder: string, { manifest }: VersionRecord): Source {
  const read: Source['read'] = (address, ending = '') => {
    const file = folder + address + ending;
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  return { manifest, read };
}

/**
 * Adds a version to a release folder; it is not live yet. Call it within the folder's lock.
 * @param isGuarded whether the guard has let it pass
 * @throws Refusal when a file differs from its hash, or its address is known with other content
 */
export async function addVersion(
  folder: string,
  { manifest, read }: Source,
  author: Author,
  isGuarded = false,
): Promise<Published> {
  refuseOtherContent(folder, manifest.integrity);
  const written = { files: 0, bytes: 0 };
  for (const [address, integrity] of Object.entries(manifest.integrity)) {
    const body = read(address);
    if (body === undefined || integrityOf(body) !== integrity)
      throw new Refusal([`${address} differs from its hash`]);
    add(written, await writeAsset(folder + address, body, (ending) => read(address, ending)));
  }
  return { record: recordVersion(folder, manifest, author, isGuarded), written };
}

/**
 * Tabs and other versions go on with the content that they know of an address. A source map may change while
 * its script does not; no page reads it.
 * @throws Refusal
 */
export function refuseOtherContent(folder: string, hashes: Readonly<Record<string, string>>): void {
  const known = { ...readLedger(folder), ...readLive(folder).integrity };
  const other = Object.keys(hashes).find(
    (address) => !isSourceMap(address) && (known[address] ?? hashes[address]) !== hashes[address],
  );
  if (other !== undefined)
    throw new Refusal([`${other} is there with other content: a file that changes needs another name`]);
}

function recordVersion(
  folder: string,
  manifest: ReleasedPackage,
  { by, commit }: Author,
  isGuarded: boolean,
): VersionRecord {
  writeChanged(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  const name = shortName(manifest.name);
  const version = versionOf(manifest);
  const hashes = manifest.integrity;
  writeLedger(folder, { ...readLedger(folder), ...hashes });
  const known = readVersion(folder, name, version);
  // the version that was kept already says when it came first
  if (known !== undefined) return isGuarded ? markGuarded(folder, known) : known;
  return writeRecord(folder, {
    package: name,
    version,
    at: new Date().toISOString(),
    by,
    commit,
    ...(isGuarded && { isGuarded }),
    files: Object.keys(hashes).length,
    bytes: transferredBytes(folder, Object.keys(hashes)),
    manifest: { ...manifest, version },
  });
}

/** Records that the guard has let a version pass. */
export function markGuarded(folder: string, record: VersionRecord): VersionRecord {
  return record.isGuarded ? record : writeRecord(folder, { ...record, isGuarded: true });
}

function writeRecord(folder: string, record: VersionRecord): VersionRecord {
  const file = recordFile(folder, record.package, record.version);
  mkdirSync(path.dirname(file), { recursive: true });
  writeBeside(file, JSON.stringify(record, null, 2));
  return record;
}

/** Bytes of files as browsers get them. */
export function transferredBytes(folder: string, addresses: readonly string[]): number {
  return addresses
    .filter((address) => !address.endsWith('.map'))
    .map((address) => statSync(folder + address + (formsOf(address)[0]?.ending ?? '')).size)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** A version that the folder keeps; undefined when it does not. */
export function readVersion(folder: string, name: string, version: string): VersionRecord | undefined {
  if (!/^[\w-]+$/.test(name) || !/^[\w-]+$/.test(version)) return undefined;
  const file = recordFile(folder, name, version);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VersionRecord) : undefined;
}

/** @throws Refusal when the folder does not keep the version, or the guard has not let it pass */
export function readGuarded(folder: string, name: string, version: string): VersionRecord {
  const record = readVersion(folder, name, version);
  if (record === undefined)
    throw new Refusal([`${name} ${version} is not kept here; npm run releases lists what is`]);
  if (record.isGuarded) return record;
  throw new Refusal([`${name} ${version} has not passed the guard: it came by npm start or npm run build`]);
}

/** Every version that the folder keeps, the oldest first. */
export function readVersions(folder: string): VersionRecord[] {
  const place = path.join(folder, 'versions');
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .flatMap((name) =>
      readdirSync(path.join(place, name))
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => readVersion(folder, name, path.basename(file, '.json')) ?? []),
    )
    .sort((one, other) => one.at.localeCompare(other.at));
}

export function removeVersion(folder: string, { package: name, version }: VersionRecord): void {
  rmSync(recordFile(folder, name, version), { force: true });
}

export function readLedger(folder: string): Record<string, string> {
  const file = path.join(folder, ledgerFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

export function writeLedger(folder: string, ledger: Record<string, string>): void {
  writeChanged(path.join(folder, ledgerFile), JSON.stringify(ledger, null, 2));
}

function recordFile(folder: string, name: string, version: string): string {
  return path.join(folder, 'versions', name, `${version}.json`);
}

/** `@school/mf-home` as a folder: `mf-home`. */
export function shortName(name: string): string {
  return name.replace(/^.*\//, '');
}

function add(sum: Written, { files, bytes }: Written): void {
  sum.files += files;
  sum.bytes += bytes;
}
