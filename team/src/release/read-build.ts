import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

import type { Manifest } from '@school/contract';
import type { ReleasedPackage } from '@school/contract/release-file';
import * as v from 'valibot';

import { Refusal } from './refusal';
import { shortName, type Source } from './versions';

const MAX_MANIFEST_BYTES = 1_000_000;
const MAX_FILES = 500;
const MAX_ROUTES = 100;
const MAX_BYTES = 20_000_000;

/** A file beside the manifest, never elsewhere. */
const fileName = v.pipe(v.string(), v.regex(/^\w[\w.@-]{0,200}\.(?:js|css|woff2|map)$/));
const text = v.pipe(v.string(), v.maxLength(1_000));
const texts = v.array(text);

const routes = v.pipe(
  v.array(v.looseObject({ path: text, title: text, trail: texts, resources: texts })),
  v.maxLength(MAX_ROUTES),
);

/** The part of a manifest that decides where files are written. The guard checks the rest. */
const packageSchema = v.looseObject({
  name: v.pipe(v.string(), v.regex(/^@school\/[a-z][a-z\d-]{1,40}$/)),
  imports: v.record(text, fileName),
  chunks: v.record(text, fileName),
  css: v.array(fileName),
  integrity: v.pipe(v.record(fileName, text), v.maxEntries(MAX_FILES)),
  routes,
  exports: v.record(text, texts),
  uses: v.record(text, texts),
  parts: v.exactOptional(v.record(text, texts)),
  worksWith: v.exactOptional(v.record(text, text)),
});

/** The manifest of a section that another team has built. */
const sectionSchema = v.looseObject({
  ...packageSchema.entries,
  name: v.pipe(v.string(), v.regex(/^@school\/mf-[a-z\d-]{1,40}$/)),
  routes: v.pipe(routes, v.minLength(1)),
});

/**
 * Reads a build with all its files, once, so that the files that are checked are those that are released.
 * @param kind what may be there
 * @throws Refusal when there is none, or its files are missing, too large, not beside it, or no ordinary
 * files
 */
export function readBuild(dist: string, kind: 'package' | 'section' = 'package'): Source {
  const file = path.join(dist, 'manifest.json');
  const bytes = readOrdinary(file, MAX_MANIFEST_BYTES);
  if (bytes === undefined) throw new Refusal([`${dist} has no manifest.json: build the section first`]);
  const schema = kind === 'section' ? sectionSchema : packageSchema;
  const result = v.safeParse(schema, parse(file, bytes), { abortEarly: true });
  if (!result.success) throw new Refusal([`${file} is not a ${kind}'s: ${describe(result.issues[0])}`]);
  const { name, integrity } = result.output;
  const files = new Map<string, Buffer>();
  let left = MAX_BYTES;
  for (const each of Object.keys(integrity)) {
    const body = readOrdinary(path.join(dist, each), left);
    if (body === undefined) throw new Refusal([`${dist} has no ${each}, which its manifest names`]);
    left -= body.length;
    files.set(addressOf(name, each), body);
  }
  return {
    manifest: withAddresses(result.output),
    read: (address, ending = '') => files.get(address + ending),
  };
}

/** Undefined where there is no such file. A link is not followed, a pipe not waited for. */
function readOrdinary(file: string, limit: number): Buffer | undefined {
  const descriptor = openOrdinary(file);
  if (descriptor === undefined) return undefined;
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) throw new Refusal([`${file} is no ordinary file`]);
    if (status.size > limit)
      throw new Refusal([`${file} is too large: a manifest may have 1 MB, all files together 20 MB`]);
    const body = Buffer.alloc(status.size);
    readSync(descriptor, body);
    return body;
  } finally {
    closeSync(descriptor);
  }
}

function openOrdinary(file: string): number | undefined {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Refusal([`${file} is no ordinary file`]);
  }
}

function parse(file: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Refusal([`${file} is no JSON`]);
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'it'}: ${issue.message.slice(0, 200)}`;
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
