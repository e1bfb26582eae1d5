import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { SectionModule } from '@school/shared-deps';

import { contentHash } from '../../lib/content-hash';
import type { Release, Section } from './release';

/** Fetches a section's code: the same file that the browser runs. */
export type LoadSection = (release: Release, section: Section) => Promise<SectionModule>;

/** The modules that a section's code shares with others. */
interface Imports {
  /** Names what `@school/…` leads to: another one when shared-deps is another. */
  key: string;
  /** Specifier to file URL. */
  imports: Record<string, string>;
  /** URL of a file in the folder whose node_modules serves everything else. */
  root: string;
  /** URL of the release folder, and the hashes of its files by their addresses. */
  folder: string;
  hashes: Release['integrity'];
}

/**
 * The source of the hook, self-contained because a bundle has no second file to register. A module's URL is
 * its file and a key. The key leads `@school/…` to its file, and modules beside it have the same key. React
 * and the others come from the project's node_modules. A file runs as its hash names it, whenever it is
 * needed first.
 */
const source = `
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
const keys = new Map();
export function initialize(data) { keys.set(data.key, data); }
export async function resolve(specifier, context, next) {
  const key = /[?]with=(\\w+)$/.exec(context.parentURL ?? '')?.[1];
  const known = keys.get(key);
  if (known === undefined) return next(specifier, context);
  if (/^(file:|[.]{0,2}[/])/.test(specifier)) {
    const url = new URL(specifier, context.parentURL);
    url.search = '?with=' + key;
    return { url: url.href, format: 'module', shortCircuit: true };
  }
  if (specifier.startsWith('@school/')) {
    const url = known.imports[specifier];
    if (url === undefined) throw new Error(specifier + ' is not in the release');
    return { url: url + '?with=' + key, format: 'module', shortCircuit: true };
  }
  return next(specifier, { ...context, parentURL: known.root });
}
export async function load(url, context, next) {
  const [file, key] = url.split('?with=');
  const known = keys.get(key);
  if (known === undefined) return next(url, context);
  const source = await readFile(new URL(file));
  const address = file.slice(known.folder.length);
  if (known.hashes[address] !== 'sha256-' + createHash('sha256').update(source).digest('base64'))
    throw new Error(address + ' differs from its hash');
  return { format: 'module', source, shortCircuit: true };
}
`;

/**
 * Loads sections from the files in a release folder. A file that stays the same is loaded once, however often
 * the release moves.
 * @param root the folder whose node_modules has React
 */
export function createSectionLoader(folder: string, root: string): LoadSection {
  const known = new WeakMap<Release, Imports>();
  const fileUrlOf = (address: string) => pathToFileURL(path.join(folder, address)).href;
  const importsOf = (release: Release): Imports => {
    const shared = Object.entries(release.imports)
      .filter(([specifier]) => specifier.startsWith('@school/shared-deps'))
      .map(([specifier, address]) => [specifier, fileUrlOf(address)] as const);
    return {
      key: contentHash(JSON.stringify(shared.sort())).slice(0, 16),
      imports: Object.fromEntries(shared),
      root: pathToFileURL(path.join(root, 'package.json')).href,
      folder: pathToFileURL(folder).href,
      hashes: { ...release.earlierFiles, ...release.integrity },
    };
  };
  return async (release, { entry }) => {
    const data = known.get(release) ?? importsOf(release);
    // each release has hashes of its own
    if (!known.has(release)) register(`data:text/javascript,${encodeURIComponent(source)}`, { data });
    known.set(release, data);
    const module: unknown = await import(/* webpackIgnore: true */ `${fileUrlOf(entry)}?with=${data.key}`);
    return (module as { section: SectionModule }).section;
  };
}
