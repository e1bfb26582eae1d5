import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Manifest } from '@school/contract';
import { languages } from '@school/contract/languages';
import type { ReleasedPackage } from '@school/contract/release-file';
import { versionOf } from '@school/server/pages/release/release-file';
import * as v from 'valibot';

import { Refusal } from './refusal';
import { readIfThere, shortName, type Source } from './versions';

/** A file beside the manifest, never elsewhere. */
const fileName = v.pipe(v.string(), v.regex(/^\w[\w.@-]{0,200}\.(?:js|css|woff2|map)$/));

/** The part of a manifest that decides where files are written. The guard checks the rest. */
const packageSchema = v.looseObject({
  name: v.pipe(v.string(), v.regex(/^@school\/[a-z][a-z\d-]{1,40}$/)),
  imports: v.record(v.string(), fileName),
  chunks: v.record(v.string(), fileName),
  css: v.array(fileName),
  fonts: v.optional(v.array(fileName)),
  integrity: v.record(fileName, v.string()),
});

/** The manifest of a section that another team has built. */
const sectionSchema = v.looseObject({
  ...packageSchema.entries,
  name: v.pipe(v.string(), v.regex(/^@school\/mf-[a-z\d-]{1,40}$/)),
  routes: v.pipe(v.array(v.looseObject({})), v.minLength(1)),
});

/**
 * Reads a build.
 * @param kind of package that may be there.
 * @throws Refusal when there is none, or its manifest is not one of that kind
 */
export function readBuild(dist: string, kind: 'package' | 'section' = 'package'): Source {
  const english = readManifest(dist, kind);
  if (english === undefined) throw new Refusal([`${dist} has no manifest.json: build the section first`]);
  const builds = languages.flatMap((language) => {
    const place = path.join(dist, '..', language);
    const manifest = readManifest(place, kind);
    return manifest === undefined ? [] : [{ language, place, manifest }];
  });
  const all = [english, ...builds.map(({ manifest }) => manifest)];
  const integrity = Object.fromEntries(all.flatMap((each) => Object.entries(each.integrity)));
  const inLanguages = Object.fromEntries(builds.map(({ language, manifest }) => [language, manifest]));
  const places = [dist, ...builds.map(({ place }) => place)];
  return {
    manifest: release({ ...english, integrity }, inLanguages),
    read: (address) =>
      places.map((place) => readIfThere(path.join(place, path.basename(address)))).find(Boolean),
  };
}

/** @throws Refusal when there is a manifest that is not one of that kind */
function readManifest(dist: string, kind: 'package' | 'section'): Manifest | undefined {
  const file = path.join(dist, 'manifest.json');
  if (!existsSync(file)) return undefined;
  const schema = v.pipe(v.string(), v.parseJson(), kind === 'section' ? sectionSchema : packageSchema);
  const { issues, output } = v.safeParse(schema, readFileSync(file, 'utf8'), { abortEarly: true });
  if (issues) throw new Refusal([`${file} is not a ${kind}'s: ${describe(issues[0])}`]);
  return output as unknown as Manifest;
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'it'}: ${issue.message.slice(0, 200)}`;
}

/** The manifest with addresses in place of file names. */
function release(manifest: Manifest, spoken: Record<string, Manifest>): ReleasedPackage {
  const address = (file: string) => `/assets/${shortName(manifest.name)}/${file}`;
  const mapValues = (record: Record<string, string>) =>
    Object.fromEntries(Object.entries(record).map(([key, file]) => [key, address(file)]));
  const buildOf = ({ imports, chunks, css, fonts, routes, parts }: Manifest) => ({
    imports: mapValues(imports),
    chunks: mapValues(chunks),
    css: css.map(address),
    ...(fonts && { fonts: fonts.map(address) }),
    routes,
    ...(parts && { parts }),
  });
  const inLanguages = Object.entries(spoken).map(([language, each]) => [language, buildOf(each)] as const);
  const released = {
    ...manifest,
    ...buildOf(manifest),
    integrity: Object.fromEntries(
      Object.entries(manifest.integrity).map(([file, integrity]) => [address(file), integrity]),
    ),
    ...(inLanguages.length > 0 && { languages: Object.fromEntries(inLanguages) }),
  };
  return { ...released, version: versionOf(released) };
}
