import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type {
  DeployedSection,
  LanguageBuild,
  LinkedFile,
  Manifest,
  ManifestRoute,
  RouteData,
} from '@school/contract';
import { type Language, languages } from '@school/contract/languages';
import {
  ledgerFile,
  type Packages,
  type ReleaseFile,
  releaseFile,
  type RetiredPath,
} from '@school/contract/release-file';
import { inScript } from '@school/shared-deps/server';

import { RULES_ADDRESS } from '../../derived/speculation-rules';
import type { Headers } from '../../http/cached-response';
import { pageHeaders } from '../../http/response-headers';
import { APPLY_DISPLAY } from '../document/apply-display';
import { CAPTURE_PRESS } from '../document/capture-press';
import { OPEN_NOTICES } from '../document/open-notices';
import { REMEMBER_CLASS } from '../document/remember-class';
import { releaseId } from './release-file';

/** A section that is deployed, with the addresses of its files. */
export type Section = DeployedSection;

/** A release as `release.json` describes it. */
export interface Release {
  /** Another one for each release. */
  id: string;
  language: Language;
  /** All languages that a part of the release has. */
  spoken: readonly Language[];
  /** The same release in other languages. */
  languages: Readonly<Partial<Record<Language, Release>>>;
  /** Specifier to address. */
  imports: Readonly<Record<string, string>>;
  sections: readonly Section[];
  /** Routes of all sections, in their order. */
  routes: readonly RouteData[];
  /** Package to version. */
  versions: Readonly<Record<string, string>>;
  /** Paths that sections had which are no longer there. */
  retired: readonly RetiredPath[];
  /** Linked on every page. */
  stylesheets: readonly LinkedFile[];
  /** Fetched ahead by every page. */
  fonts: readonly string[];
  /** The shell's entry file, and the address of what it runs later. */
  shell: LinkedFile;
  shellCode: string;
  /** Text of the import map, from which the policy's hash is made. */
  importMap: string;
  headers: Headers;
  /** Address to integrity of each of its files. */
  integrity: FileHashes;
  /** The same for files of earlier releases, which open tabs may request. */
  earlierFiles: FileHashes;
}

type FileHashes = Readonly<Record<string, string>>;

/** The shell fetches the fragment of a page at this path, with the page's address behind it. */
export const FRAGMENTS = '/fragment';

/** The content of a release folder: the text of its file, and the release that this describes. */
export interface ReadRelease {
  text: string;
  release: Release;
}

/**
 * Reads a release folder.
 * @param known is returned while the folder has the same release.
 * @throws one line when it has no release, or an incomplete one
 */
export async function readRelease(folder: string, known?: ReadRelease): Promise<ReadRelease> {
  const place = path.join(folder, releaseFile);
  const text = await readFile(place, 'utf8').catch(() => {
    throw new Error(`${place}: there is no release; npm run build makes one`);
  });
  if (text === known?.text) return known;
  const earlierFiles = await readLedger(path.join(folder, ledgerFile));
  try {
    const file = checkShape(JSON.parse(text) as ReleaseFile);
    const others = spokenIn(file).filter((language) => language !== 'en');
    const inLanguages = others.map((language): readonly [Language, Release] => [
      language,
      { ...describeRelease(file, language), earlierFiles, languages: {} },
    ]);
    const spoken = Object.fromEntries(inLanguages);
    return { text, release: { ...describeRelease(file, 'en'), earlierFiles, languages: spoken } };
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
  }
}

/** A folder that has had one release only may lack the ledger. */
async function readLedger(file: string): Promise<FileHashes> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as FileHashes;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The languages that a part of a release has. */
export function spokenIn({ packages }: ReleaseFile): Language[] {
  const isSpoken = (language: Language) => Object.values(packages).some((each) => each.languages?.[language]);
  return languages.filter((language) => language === 'en' || isSpoken(language));
}

/** The release as documents in a language need it; a package without that language is English. */
function describeRelease(file: ReleaseFile, language: Language): Omit<Release, 'earlierFiles' | 'languages'> {
  const { integrity } = file;
  const packages = Object.fromEntries(
    Object.entries(file.packages).map(([name, each]) => {
      const spoken = each.languages?.[language];
      // entries without texts are built once
      return [name, { ...each, ...spoken, imports: { ...each.imports, ...spoken?.imports } }];
    }),
  );
  const imports = Object.assign(
    {},
    file.imports,
    ...Object.values(packages).map((each) => each.imports),
  ) as Record<string, string>;
  const linked = (href: string): LinkedFile => ({
    href,
    integrity: found(integrity[href], `integrity of ${href}`),
  });
  const common = ['shared-deps', 'root-config'].map((name) => found(packages[name], `package ${name}`));
  const sections = Object.values(packages)
    .filter(({ routes }) => routes.length > 0)
    .map((manifest) => describeSection(manifest, packages['shared-deps']?.parts ?? {}, imports, linked));
  const importMap = importMapOf(imports, hashesOf(file, packages));
  return {
    id: releaseId(file),
    language,
    spoken: spokenIn(file),
    imports,
    sections,
    routes: sections.flatMap(({ routes }) => routes),
    retired: file.retired ?? [],
    versions: Object.fromEntries(Object.entries(packages).map(([name, { version }]) => [name, version])),
    stylesheets: common.flatMap(({ css }) => css.map(linked)),
    fonts: common.flatMap(({ fonts = [] }) => fonts),
    shell: linked(found(imports['@school/root-config'], 'import @school/root-config')),
    shellCode: found(packages['root-config']?.chunks['shell'], 'chunk shell of root-config'),
    importMap,
    headers: pageHeaders(
      [importMap, APPLY_DISPLAY, CAPTURE_PRESS, OPEN_NOTICES, REMEMBER_CLASS],
      RULES_ADDRESS,
    ),
    integrity,
  };
}

/** Every part is there, and every file that a manifest names has its hash. */
function checkShape(file: ReleaseFile): ReleaseFile {
  for (const part of ['imports', 'integrity', 'packages'] as const) {
    if (typeof file[part] !== 'object') throw new Error(`${part} is missing`);
  }
  const named = buildsOf(file.packages).flatMap((each) => [...scriptsAndFontsOf(each), ...each.css]);
  for (const address of [...Object.values(file.imports), ...named]) {
    found(file.integrity[address], `integrity of ${address}`);
  }
  return file;
}

function describeSection(
  { name, imports, chunks, css, routes, parts: own = {} }: Manifest,
  parts: Record<string, string[]>,
  shared: Record<string, string>,
  linked: (href: string) => LinkedFile,
): Section {
  const CONTENT = '@school/shared-deps/content';
  const fileOf = ({ content, page = '' }: ManifestRoute) =>
    content === undefined ? chunks[page] : shared[CONTENT];
  const needsOf = ({ page }: ManifestRoute) => {
    const needed = new Set(page === undefined ? parts[CONTENT] : own[page]);
    // a set goes on over what is added: parts need parts
    for (const part of needed) parts[part]?.forEach((each) => needed.add(each));
    return [...needed].flatMap((part) => shared[part] ?? []);
  };
  return {
    name,
    entry: found(imports[name], `import ${name}`),
    css: css.map(linked),
    routes: routes.map((route) => ({
      ...route,
      file: found(fileOf(route), `code of ${route.path}`),
      needs: needsOf(route),
    })),
  };
}

/** The hashes of a release without the files that only builds in other languages have. */
function hashesOf({ packages, integrity }: ReleaseFile, own: Packages): FileHashes {
  const others = new Set(buildsOf(packages).flatMap(scriptsAndFontsOf));
  for (const address of Object.values(own).flatMap(scriptsAndFontsOf)) others.delete(address);
  return Object.fromEntries(Object.entries(integrity).filter(([address]) => !others.has(address)));
}

/** The builds of packages in all languages. */
function buildsOf(packages: Packages): LanguageBuild[] {
  return Object.values(packages).flatMap((each) => [each, ...Object.values(each.languages ?? {})]);
}

function scriptsAndFontsOf({ imports, chunks, fonts = [] }: LanguageBuild): string[] {
  return [...Object.values(imports), ...Object.values(chunks), ...fonts];
}

/** The integrity of scripts and fonts; style sheets bring theirs where they are linked. */
function importMapOf(imports: Record<string, string>, integrity: FileHashes): string {
  const files = Object.entries(integrity).filter(([address]) => /\.(?:js|woff2)$/.test(address));
  const text = JSON.stringify({ imports, integrity: Object.fromEntries(files) });
  return inScript(text);
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
