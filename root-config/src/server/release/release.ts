import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Manifest, RouteData } from '@school/shared-deps';
import { resourcePath } from '@school/shared-deps/server';

import type { LinkedFile, SectionEntry, SectionMap } from '../../section-map';
import type { Headers } from '../http/held-answer';
import { pageHeaders } from '../http/security';

/** A section that is deployed, with the addresses of its files. */
export type Section = SectionEntry;

/** What is deployed now, as `release.json` says. */
export interface Release {
  /** Another one for each release. */
  id: string;
  /** Specifier to address. */
  imports: Readonly<Record<string, string>>;
  sections: readonly Section[];
  /** Routes of all sections, in their order. */
  routes: readonly RouteData[];
  /** Linked on every page. */
  stylesheets: readonly LinkedFile[];
  font: string;
  /** The shell's entry file, and the address of what it runs later. */
  shell: LinkedFile;
  shellCode: string;
  /** Text of the import map, from which the policy's hash is made. */
  importMap: string;
  headers: Headers;
}

interface ReleaseFile {
  imports: Record<string, string>;
  integrity: Record<string, string>;
  packages: Record<string, Manifest>;
}

export const releaseFile = 'release.json';

/** Reads a release folder; throws one line when there is no release in it, or not a whole one. */
export async function readRelease(folder: string): Promise<Release> {
  const file = path.join(folder, releaseFile);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file}: there is no release; npm run build makes one`);
  });
  try {
    return describeRelease(
      JSON.parse(text) as ReleaseFile,
      createHash('sha256').update(text).digest('hex').slice(0, 16),
    );
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function describeRelease({ imports, integrity, packages }: ReleaseFile, id: string): Release {
  const linked = (href: string): LinkedFile => ({
    href,
    integrity: found(integrity[href], `integrity of ${href}`),
  });
  const common = ['shared-deps', 'root-config'].map((name) => found(packages[name], `package ${name}`));
  const reader = found(packages['shared-deps']?.chunks['read-records'], 'chunk read-records of shared-deps');
  const sections = Object.values(packages)
    .filter(({ routes }) => routes.length > 0)
    .map((manifest) => describeSection(manifest, imports, reader, linked));
  const importMap = importMapOf(imports, integrity);
  return {
    id,
    imports,
    sections,
    routes: sections.flatMap(({ routes }) => routes),
    stylesheets: common.flatMap(({ css }) => css.map(linked)),
    font: found(fontOf(Object.keys(integrity)), 'font'),
    shell: linked(found(imports['@school/root-config'], 'import @school/root-config')),
    shellCode: found(packages['root-config']?.chunks['shell'], 'chunk shell of root-config'),
    importMap,
    headers: pageHeaders(importMap),
  };
}

function describeSection(
  { name, imports, chunks, css, routes, needs }: Manifest,
  shared: Record<string, string>,
  reader: string,
  linked: (href: string) => LinkedFile,
): Section {
  return {
    name,
    entry: found(imports[name], `import ${name}`),
    needs: [...needs.filter(isPart).flatMap((specifier) => shared[specifier] ?? []), reader],
    css: css.map(linked),
    routes: routes.map((route) => ({
      ...route,
      file: found(chunks[route.page], `chunk ${route.page} of ${name}`),
    })),
  };
}

/** A part of shared-deps that not every page has. */
function isPart(specifier: string): boolean {
  return specifier.startsWith('@school/shared-deps/');
}

/** The integrity of scripts alone: style sheets and fonts bring theirs where they are linked. */
function importMapOf(imports: Record<string, string>, integrity: Record<string, string>): string {
  const scripts = Object.entries(integrity).filter(([address]) => address.endsWith('.js'));
  const text = JSON.stringify({ imports, integrity: Object.fromEntries(scripts) });
  return text.replaceAll('<', String.raw`\u003c`);
}

/** Upright Latin is what every page begins with. */
function fontOf(addresses: readonly string[]): string | undefined {
  const fonts = addresses.filter((address) => address.endsWith('.woff2'));
  return fonts.find((address) => /-latin-(?!ext)/.test(address) && !address.includes('italic')) ?? fonts[0];
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** What the shell in the browser asks for. */
export function sectionMapOf({ sections, shellCode }: Release, schoolCode: string): SectionMap {
  return {
    shell: shellCode,
    sections: sections.map((section) => ({
      ...section,
      routes: section.routes.map((route) => ({ ...route, records: recordsOf(route, schoolCode) })),
    })),
  };
}

/** Addresses of a route's records, where they do not depend on what is asked for. */
function recordsOf({ resources }: RouteData, schoolCode: string): string[] {
  return resources
    .filter((resource) => !resource.includes('?'))
    .map((resource) => resourcePath(resource, schoolCode));
}
