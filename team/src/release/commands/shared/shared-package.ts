import path from 'node:path';

import { readPackage } from '../../../preset/package-file';
import { root } from '../../../workspace/workspace';

/** Entries for the shell, servers and tools: sections cannot rely on them. */
const internal = ['./server', './views'];

/** The versions of the packages that a package asks for. */
export function versionsOf(folder: string): Record<string, string> {
  const { dependencies, devDependencies } = readPackage(path.join(root, folder));
  return { ...dependencies, ...devDependencies };
}

/** Entries that sections may import, such as `./lists`, with their sources. */
export function publicExports(folder: string): Record<string, string> {
  const all = Object.entries(readPackage(folder).exports ?? {});
  return Object.fromEntries(all.filter(([name]) => !internal.includes(name)));
}
