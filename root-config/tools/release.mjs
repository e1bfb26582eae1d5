// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { checkImports } from './check-imports.mjs';
import { root } from './workspace.mjs';

/** @typedef {import('@school/shared-deps').Manifest} Manifest */
/** @typedef {{ imports: Record<string, string>, integrity: Record<string, string>, packages: Record<string, Manifest> }} Release */

/** The release folder; its files are served below `/assets/`. */
export const folder = path.join(root, '.release');
const file = path.join(folder, 'release.json');
const compressible = /\.(js|css|map|svg|json)$/;

/**
 * Adds the built files of packages to the release folder and moves their entries in `release.json`, in one step, so that
 * a running server never sees half of a release. Files of earlier releases stay: open tabs go on with what they have.
 * Throws, with the old release in place, where a module would lack something of another one.
 * @param {readonly string[]} names
 */
export async function release(names) {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  const deployed = existsSync(file) ? readReleaseFile().packages : {};
  for (const name of names) deployed[name] = await publish(name);
  const manifests = Object.values(deployed);
  /** @type {Release} */
  const next = {
    imports: Object.fromEntries(manifests.flatMap(({ imports }) => Object.entries(imports))),
    integrity: Object.fromEntries(manifests.flatMap(({ integrity }) => Object.entries(integrity))),
    packages: deployed,
  };
  checkImports(next, (address) => path.join(folder, address));
  writeFileSync(`${file}.next`, JSON.stringify(next, null, 2));
  renameSync(`${file}.next`, file);
}

/** What is released now; throws where nothing ever was. */
export function readReleaseFile() {
  return /** @type {Release} */ (JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Copies one package's files and compresses them; answers its manifest with addresses in place of file names.
 * @param {string} name
 * @returns {Promise<Manifest>}
 */
async function publish(name) {
  const from = path.join(root, name, 'dist/browser');
  const to = path.join(folder, 'assets', name);
  const manifest = /** @type {Manifest} */ (
    JSON.parse(readFileSync(path.join(from, 'manifest.json'), 'utf8'))
  );
  mkdirSync(to, { recursive: true });
  for (const file of Object.keys(manifest.integrity))
    await publishFile(path.join(from, file), path.join(to, file));
  const address = (/** @type {string} */ file) => `/assets/${name}/${file}`;
  return {
    ...manifest,
    imports: mapValues(manifest.imports, address),
    chunks: mapValues(manifest.chunks, address),
    css: manifest.css.map(address),
    integrity: Object.fromEntries(
      Object.entries(manifest.integrity).map(([file, sri]) => [address(file), sri]),
    ),
  };
}

/**
 * @param {string} from
 * @param {string} to
 */
async function publishFile(from, to) {
  if (existsSync(to)) return;
  for (const extra of ['.map', '']) if (existsSync(from + extra)) cpSync(from + extra, to + extra);
  if (!compressible.test(to)) return;
  const body = readFileSync(from);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${to}.br`, await promisify(brotliCompress)(body, quality));
  writeFileSync(`${to}.gz`, await promisify(gzip)(body, { level: 9 }));
}

/**
 * @param {Record<string, string>} record
 * @param {(value: string) => string} change
 * @returns {Record<string, string>}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
