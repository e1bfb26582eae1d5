// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./release.mjs').Release} Release */

const namedImport = /\bimport\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;
const namedExports = /\bexport\s*\{([^}]*)\}/g;

/**
 * Every name that a module asks of another one through the import map is there: a browser finds out only when a visitor
 * comes, and then nothing of the module runs.
 * @param {Release} release
 * @param {(address: string) => string} fileOf where a released file is
 */
export function checkImports({ imports, packages }, fileOf) {
  /** @type {Map<string, Set<string>>} */
  const offered = new Map();
  /** @param {string} specifier */
  const namesOf = (specifier) => {
    const known = offered.get(specifier);
    if (known) return known;
    const names = exportedNames(readFileSync(fileOf(imports[specifier] ?? ''), 'utf8'));
    offered.set(specifier, names);
    return names;
  };
  for (const { integrity } of Object.values(packages)) {
    for (const address of Object.keys(integrity).filter((each) => each.endsWith('.js'))) {
      const source = readFileSync(fileOf(address), 'utf8');
      for (const [, names = '', specifier = ''] of source.matchAll(namedImport)) {
        if (!(specifier in imports)) continue;
        const missing = firstNames(names).find((name) => !namesOf(specifier).has(name));
        if (missing === undefined) continue;
        throw new Error(
          `${path.basename(address)} needs “${missing}” of ${specifier}, which does not offer it ` +
            '(shared-deps/vendor/facades.ts lists what third-party packages offer)',
        );
      }
    }
  }
}

/** @param {string} source */
function exportedNames(source) {
  const lists = [...source.matchAll(namedExports)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => split(list).map((each) => each.split(/\s+as\s+/).at(-1) ?? '')));
}

/** @param {string} list */
function firstNames(list) {
  return split(list).map((each) => each.split(/\s+as\s+/)[0] ?? '');
}

/** @param {string} list */
function split(list) {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
