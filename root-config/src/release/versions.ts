import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Manifest } from '@school/shared-deps';

import { formsOf, integrityOf, writeAsset, writeBeside, writeChanged, type Written } from './files';
import { ledgerFile, type ReleasedPackage, type VersionRecord, versionOf } from './release-file';

/** Who releases, and from what. */
export interface Author {
  by: string;
  commit: string;
}

/** A version's record, and what of its files was new. */
export interface Published {
  record: VersionRecord;
  written: Written;
}

/**
 * Adds a built package to a release folder as a version that nobody sees yet.
 * @param dist folder with the build and its `manifest.json`
 * @throws when a file of the build differs from its hash
 */
export async function publishBuild(folder: string, dist: string, author: Author): Promise<Published> {
  const built = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const manifest = withAddresses(built);
  const written = { files: 0, bytes: 0 };
  for (const [file, integrity] of Object.entries(built.integrity)) {
    const body = readFileSync(path.join(dist, file));
    if (integrityOf(body) !== integrity) throw new Error(`${path.join(dist, file)} differs from its hash`);
    add(written, await writeAsset(folder + addressOf(built.name, file), body));
  }
  return { record: writeRecord(folder, manifest, author), written };
}

/** Adds a version of one release folder to another, with the compressed forms that it has there. */
export async function copyVersion(from: string, to: string, record: VersionRecord): Promise<Published> {
  const written = { files: 0, bytes: 0 };
  for (const [address, integrity] of Object.entries(record.manifest.integrity)) {
    const body = readFileSync(from + address);
    if (integrityOf(body) !== integrity) throw new Error(`${from}${address} differs from its hash`);
    const ready = (ending: string) =>
      existsSync(from + address + ending) ? readFileSync(from + address + ending) : undefined;
    add(written, await writeAsset(to + address, body, ready));
  }
  return { record: writeRecord(to, record.manifest, record), written };
}

function writeRecord(folder: string, manifest: ReleasedPackage, { by, commit }: Author): VersionRecord {
  writeChanged(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  const name = shortName(manifest.name);
  const version = versionOf(manifest);
  const hashes = manifest.integrity;
  addToLedger(folder, hashes);
  const known = readVersion(folder, name, version);
  // the version that was kept already says when it came first
  if (known !== undefined) return known;
  const record: VersionRecord = {
    package: name,
    version,
    at: new Date().toISOString(),
    by,
    commit,
    files: Object.keys(hashes).length,
    bytes: transferredBytes(folder, Object.keys(hashes)),
    manifest: { ...manifest, version },
  };
  const file = recordFile(folder, name, version);
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

function addToLedger(folder: string, hashes: Record<string, string>): void {
  writeLedger(folder, { ...readLedger(folder), ...hashes });
}

function recordFile(folder: string, name: string, version: string): string {
  return path.join(folder, 'versions', name, `${version}.json`);
}

/** `@school/mf-home` as a folder: `mf-home`. */
function shortName(name: string): string {
  return name.replace(/^.*\//, '');
}

function addressOf(name: string, file: string): string {
  return `/assets/${shortName(name)}/${file}`;
}

function withAddresses(manifest: Manifest): ReleasedPackage {
  const address = (file: string) => addressOf(manifest.name, file);
  const mapValues = (record: Record<string, string>) =>
    Object.fromEntries(Object.entries(record).map(([key, file]) => [key, address(file)]));
  return {
    ...manifest,
    imports: mapValues(manifest.imports),
    chunks: mapValues(manifest.chunks),
    css: manifest.css.map(address),
    integrity: Object.fromEntries(
      Object.entries(manifest.integrity).map(([file, integrity]) => [address(file), integrity]),
    ),
  };
}

function add(sum: Written, { files, bytes }: Written): void {
  sum.files += files;
  sum.bytes += bytes;
}
