import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Release } from './release';

/** What the hook needs to know of a release; it runs in a thread of its own. */
interface HookData {
  id: string;
  /** Specifier to file URL. */
  imports: Record<string, string>;
  /** URL of a file in the folder whose node_modules serves everything else. */
  root: string;
}

/**
 * The source of the hook, self-contained because a bundle has no second file to register. A module's URL names the
 * release that it was asked for by: `@school/…` is then that release's file, what a module fetches beside itself
 * belongs to the same release, and React and the others come from the project's node_modules.
 */
const source = `
const releases = new Map();
export function initialize(data) { releases.set(data.id, data); }
export async function resolve(specifier, context, next) {
  const id = /[?]release=(\\w+)$/.exec(context.parentURL ?? '')?.[1];
  const release = releases.get(id);
  if (release === undefined) return next(specifier, context);
  if (/^(file:|[.]{0,2}[/])/.test(specifier)) {
    const url = new URL(specifier, context.parentURL);
    url.search = '?release=' + id;
    return { url: url.href, format: 'module', shortCircuit: true };
  }
  if (specifier.startsWith('@school/')) {
    const url = release.imports[specifier];
    if (url === undefined) throw new Error(specifier + ' is not in the release');
    return { url: url + '?release=' + id, format: 'module', shortCircuit: true };
  }
  return next(specifier, { ...context, parentURL: release.root });
}
`;

/** Teaches Node to resolve what a release's sections import. */
export function registerRelease(release: Release, folder: string, root: string): void {
  const data: HookData = {
    id: release.id,
    imports: Object.fromEntries(
      Object.entries(release.imports)
        .filter(([specifier]) => specifier.startsWith('@school/'))
        .map(([specifier, address]) => [specifier, fileUrlOf(folder, address)]),
    ),
    root: pathToFileURL(path.join(root, 'package.json')).href,
  };
  register(`data:text/javascript,${encodeURIComponent(source)}`, { data });
}

/** URL under which a release's file is imported. */
export function moduleUrl(release: Release, folder: string, address: string): string {
  return `${fileUrlOf(folder, address)}?release=${release.id}`;
}

function fileUrlOf(folder: string, address: string): string {
  return pathToFileURL(path.join(folder, address)).href;
}
