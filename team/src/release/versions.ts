import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import {
  isSourceMap,
  ledgerFile,
  type ReleasedPackage,
  type VersionRecord,
} from '@school/contract/release-file';
import { integrityOf } from '@school/server/pages/release/integrity';

import { formsOf, writeAsset, writeChanged } from './files';
import { Refusal } from './refusal';

/** The person who releases, the commit, and what the section's changelog says of it. */
export interface Author {
  by: string;
  commit: string;
  note?: string;
}

/** The files of a version, wherever they are. */
export interface Source {
  manifest: ReleasedPackage;
  read: (address: string) => Buffer | undefined;
}

/** A version as a release folder has it. */
export function keptSource(folder: string, { manifest }: VersionRecord): Source {
  return { manifest, read: (address) => readIfThere(folder + address) };
}

export function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Adds a version to a release folder; it is not live yet. Call it within the folder's lock.
 * @throws Refusal when a file differs from its hash, or its address is known with other content
 */
export async function addVersion(
  folder: string,
  { manifest, read }: Source,
  { by, commit, note }: Author,
): Promise<VersionRecord> {
  const { version, integrity } = manifest;
  refuseOtherContent(folder, integrity);
  for (const [address, hash] of Object.entries(integrity)) {
    const body = read(address);
    if (body === undefined || integrityOf(body) !== hash)
      throw new Refusal([`${address} is missing, or differs from its hash`]);
    await writeAsset(folder + address, body);
  }
  addToLedger(folder, integrity);
  const name = shortName(manifest.name);
  // the version that was kept already says when it came first
  const kept = readVersion(folder, name, version);
  if (kept !== undefined) return kept;
  const at = new Date().toISOString();
  const bytes = transferredBytes(folder, Object.keys(integrity));
  const described = { ...(note !== undefined && { note }), bytes, manifest };
  const record: VersionRecord = { package: name, version, at, by, commit, ...described };
  writeChanged(recordFile(folder, name, version), JSON.stringify(record, null, 2));
  return record;
}

/**
 * Tabs and other versions go on with the content that they know of an address. A source map may change while
 * its script does not; no page reads it.
 * @throws Refusal
 */
export function refuseOtherContent(folder: string, hashes: Readonly<Record<string, string>>): void {
  const known = readLedger(folder);
  const other = Object.keys(hashes).find(
    (address) => !isSourceMap(address) && (known[address] ?? hashes[address]) !== hashes[address],
  );
  if (other !== undefined)
    throw new Refusal([`${other} is there with other content: a file that changes needs another name`]);
}

/** Bytes of files as browsers get them. */
export function transferredBytes(folder: string, addresses: readonly (string | undefined)[]): number {
  return addresses
    .filter((address) => address !== undefined)
    .filter((address) => !isSourceMap(address))
    .map((address) => statSync(folder + address + (formsOf(address)[0]?.ending ?? '')).size)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** A version that the folder keeps; undefined when it does not. */
export function readVersion(folder: string, name: string, version: string): VersionRecord | undefined {
  const text = readIfThere(recordFile(folder, name, version));
  return text && (JSON.parse(text.toString()) as VersionRecord);
}

/** Every version that the folder keeps, the oldest first. */
export function readVersions(folder: string): VersionRecord[] {
  const place = path.join(folder, 'versions');
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .flatMap((file) => readVersion(folder, path.dirname(file), path.basename(file, '.json')) ?? [])
    .sort((one, other) => one.at.localeCompare(other.at));
}

export function removeVersion(folder: string, { package: name, version }: VersionRecord): void {
  rmSync(recordFile(folder, name, version), { force: true });
}

export function readLedger(folder: string): Record<string, string> {
  const text = readIfThere(path.join(folder, ledgerFile))?.toString() ?? '{}';
  return JSON.parse(text) as Record<string, string>;
}

/** Adds hashes to those of the folder, whose scripts are modules for Node. */
export function addToLedger(folder: string, hashes: Readonly<Record<string, string>>): void {
  writeChanged(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  writeLedger(folder, { ...readLedger(folder), ...hashes });
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
