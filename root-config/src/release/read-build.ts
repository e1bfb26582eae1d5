import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Manifest } from '@school/shared-deps';
import * as v from 'valibot';

import { Refusal } from './refusal';

const MAX_MANIFEST_BYTES = 1_000_000;
const MAX_FILES = 500;
const MAX_BYTES = 20_000_000;

/** A file beside the manifest, never elsewhere. */
const fileName = v.pipe(v.string(), v.regex(/^\w[\w.@-]{0,200}\.(?:js|css|woff2|map)$/));
const text = v.pipe(v.string(), v.maxLength(1_000));
const texts = v.array(text);

/** Of a manifest what decides where files are written; a section that is wrong elsewhere does not pass the guard. */
const manifestSchema = v.looseObject({
  name: v.pipe(v.string(), v.regex(/^@school\/mf-[a-z\d-]{1,40}$/)),
  imports: v.record(text, fileName),
  chunks: v.record(text, fileName),
  css: v.array(fileName),
  integrity: v.pipe(v.record(fileName, text), v.maxEntries(MAX_FILES)),
  routes: v.pipe(
    v.array(v.looseObject({ path: text, title: text, trail: texts, resources: texts })),
    v.minLength(1),
  ),
  exports: v.record(text, texts),
  uses: v.record(text, texts),
  parts: v.exactOptional(v.record(text, texts)),
  worksWith: v.exactOptional(v.record(text, text)),
});

/**
 * Reads the manifest of a section that was built elsewhere.
 * @throws Refusal when there is none, or its files are missing, too large, or not beside it
 */
export function readBuild(dist: string): Manifest {
  const file = path.join(dist, 'manifest.json');
  if (!existsSync(file)) throw new Refusal([`${dist} has no manifest.json: build the section first`]);
  if (statSync(file).size > MAX_MANIFEST_BYTES) throw new Refusal([`${file} has over 1 MB`]);
  const result = v.safeParse(manifestSchema, parse(file), { abortEarly: true });
  if (!result.success) throw new Refusal([`${file} is not a section's: ${describe(result.issues[0])}`]);
  const sizes = Object.keys(result.output.integrity).map((name) => {
    const size = statSync(path.join(dist, name), { throwIfNoEntry: false })?.size;
    if (size === undefined) throw new Refusal([`${dist} has no ${name}, which its manifest names`]);
    return size;
  });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > MAX_BYTES)
    throw new Refusal([`${dist} has ${Math.ceil(bytes / 1e6)} MB, at most 20 are allowed`]);
  return result.output;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Refusal([`${file} is no JSON`]);
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'it'}: ${issue.message.slice(0, 200)}`;
}
