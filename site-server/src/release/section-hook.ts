import { createHash } from 'node:crypto';
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { SectionModule } from '@school/shared-deps';

import type { Release, Section } from './release';

/** Where a section's code is, for this process or another. */
export interface ModuleAddress {
  url: string;
  /** Names what `@school/…` leads to: another one when shared-deps is another. */
  key: string;
  /** Specifier to file URL. */
  imports: Record<string, string>;
  /** URL of a file in the folder whose node_modules serves everything else. */
  root: string;
}

/**
 * The source of the hook, self-contained because a bundle has no second file to register. A module's URL is
 * its file and a key. The key leads `@school/…` to its file, and modules beside it have the same key. React
 * and the others come from the project's node_modules.
 */
const source = `
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
`;

const registered = new Set<string>();

/** Imports a section's file. One that stays the same is loaded once, however often the release moves. */
export async function loadModule({ url, ...data }: ModuleAddress): Promise<SectionModule> {
  if (!registered.has(data.key)) register(`data:text/javascript,${encodeURIComponent(source)}`, { data });
  registered.add(data.key);
  const module: unknown = await import(/* webpackIgnore: true */ `${url}?with=${data.key}`);
  return (module as { section: SectionModule }).section;
}

/** Of a section of this release, whose files are in the folder. */
export type AddressModule = (release: Release, section: Section) => ModuleAddress;

/** `root` is the folder whose node_modules has React. */
export function createModuleAddresses(folder: string, root: string): AddressModule {
  const known = new WeakMap<Release, Omit<ModuleAddress, 'url'>>();
  const sharedOf = (release: Release) => {
    const shared = Object.entries(release.imports)
      .filter(([specifier]) => specifier.startsWith('@school/shared-deps'))
      .map(([specifier, address]) => [specifier, fileUrlOf(folder, address)] as const);
    return {
      key: createHash('sha256').update(JSON.stringify(shared.sort())).digest('hex').slice(0, 16),
      imports: Object.fromEntries(shared),
      root: pathToFileURL(path.join(root, 'package.json')).href,
    };
  };
  return (release, { entry }) => {
    const shared = known.get(release) ?? sharedOf(release);
    known.set(release, shared);
    return { ...shared, url: fileUrlOf(folder, entry) };
  };
}

function fileUrlOf(folder: string, address: string): string {
  return pathToFileURL(path.join(folder, address)).href;
}
