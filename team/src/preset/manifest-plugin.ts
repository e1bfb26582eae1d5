import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Manifest, ManifestRoute } from '@school/contract';
import webpack, { type Chunk, type ChunkGraph, type Compilation, type Compiler, type Module } from 'webpack';
import type { AnyStateMachine } from 'xstate';

import { readDescriptions } from './chart-descriptions';
import { readCharts } from './chart-parts';
import { namesOf, servedBy } from './facades';
import { core, type PackageFile, readPackage, shared } from './package-file';
import { readMachines } from './read-machines';
import { nameChunks, readRoutes } from './section-routes';

const { RawSource } = webpack.sources;

/** No module of an entry has a place so late in the order of imports. */
const AFTER_ALL = 1_000_000;

/** The file that exports the routes of a section. */
export const ROUTES = 'src/routes.ts';

/**
 * Writes `manifest.json`: entries and their exports, chunks, styles, integrity, routes, and the shared names
 * that files import.
 * @param copies files that are released as they are, by their names
 */
export function manifestPlugin(copies: Readonly<Record<string, string>> = {}) {
  return (compiler: Compiler): void => {
    const { context: folder } = compiler;
    const fields = readPackage(folder);
    const file = path.join(folder, ROUTES);
    const isSection = existsSync(file);
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      if (isSection) nameChunks(compilation, file);
      compilation.hooks.afterOptimizeChunks.tap('styles', () => joinStyles(compilation));
      compilation.hooks.processAssets.tap(
        { name: 'manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const isLasting = compiler.options.mode === 'production';
          const machines = isLasting ? readMachines(path.join(folder, 'src')) : [];
          emitDescriptions(compilation, fields.name, machines);
          for (const [asset, copied] of Object.entries(copies))
            compilation.emitAsset(asset, new RawSource(readFileSync(copied)), { minimized: true });
          const routes = isSection ? readRoutes(compilation, inLanguage(compilation, file)) : [];
          const manifest = {
            ...describe(compilation, fields.name, routes),
            ...promisesOf(fields),
            ...(isLasting && { charts: readCharts(machines) }),
          };
          compilation.emitAsset('manifest.json', new RawSource(JSON.stringify(manifest, null, 2)));
        },
      );
    });
  };
}

/** The file that takes the place of another one in this build: `routes.hi.ts` of `routes.ts`. */
function inLanguage({ options }: Compilation, file: string): string {
  const [first = ''] = options.resolve.extensions ?? [];
  const spoken = file.replace(/\.ts$/, first);
  return existsSync(spoken) ? spoken : file;
}

/**
 * Puts the descriptions in the package's machines beside its entry, for the inspector. Like a source map,
 * they may change while the entry does not, and no page loads them. In development the machines keep them.
 */
function emitDescriptions(
  compilation: Compilation,
  name: string,
  machines: readonly AnyStateMachine[],
): void {
  const chunk = compilation.entrypoints.get(name)?.getEntrypointChunk();
  const entry = [...(chunk?.files ?? [])].find((each) => each.endsWith('.js'));
  if (entry === undefined) return;
  const text = JSON.stringify(readDescriptions(machines));
  compilation.emitAsset(entry.replace(/\.js$/, '.charts.map'), new RawSource(text));
}

/**
 * Moves all styles of the package into one entry's chunk, which so has the one style sheet. The document
 * links it before anything of the package is shown.
 */
function joinStyles({ chunks, chunkGraph, entrypoints }: Compilation): void {
  const entryChunks = [...entrypoints.values()].map((entrypoint) => entrypoint.getEntrypointChunk());
  const ordered = [...new Set([...entryChunks, ...chunks])];
  // the first entry with styles declares the order of the layers
  const target = entryChunks.find((chunk) => stylesOf(chunk, chunkGraph).length > 0) ?? entryChunks[0];
  const [group] = target?.groupsIterable ?? [];
  if (target === undefined || group === undefined) return;
  let index = AFTER_ALL;
  for (const chunk of ordered.filter((each) => each !== target)) {
    for (const module of stylesOf(chunk, chunkGraph)) {
      chunkGraph.disconnectChunkAndModule(chunk, module);
      if (chunkGraph.isModuleInChunk(module, target)) continue;
      chunkGraph.connectChunkAndModule(target, module);
      group.setModulePostOrderIndex(module, (index += 1));
    }
  }
}

/** The styles of a chunk, in the order of its imports. */
function stylesOf(chunk: Chunk, chunkGraph: ChunkGraph): Module[] {
  const [group] = chunk.groupsIterable;
  const indexOf = (module: Module) => group?.getModulePostOrderIndex(module) ?? 0;
  return [...chunkGraph.getChunkModulesIterable(chunk)]
    .filter(({ type }) => type === 'css/mini-extract')
    .sort((a, b) => indexOf(a) - indexOf(b));
}

function describe(compilation: Compilation, name: string, routes: ManifestRoute[]): Manifest {
  const files = Object.keys(compilation.assets).filter((file) => /\.(?:js|css|woff2|map)$/.test(file));
  const imports: Record<string, string> = {};
  const chunks: Record<string, string> = {};
  const parts: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    if (chunk.name) parts[chunk.name] = partsOf(chunk, compilation.chunkGraph);
    const file = [...chunk.files].find((each) => each.endsWith('.js'));
    if (file && chunk.name) (compilation.entrypoints.has(chunk.name) ? imports : chunks)[chunk.name] = file;
  }
  const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(compilation, file)]));
  const css = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const exports = exportedNames(compilation);
  // the file of another specifier serves it as well
  for (const [guest, host] of Object.entries(servedBy)) {
    const file = imports[host];
    if (file === undefined) continue;
    imports[guest] = file;
    exports[guest] = [...namesOf(guest)];
  }
  const names = { exports, uses: usedNames(compilation) };
  return {
    name,
    imports,
    chunks,
    css,
    ...(fonts.length > 0 && { fonts }),
    integrity,
    routes,
    parts,
    ...names,
  };
}

/**
 * The version of what shared-deps offers, or the versions of it that a package works with. A section that has
 * installed a file of it works with that version, and those that only add to it.
 */
function promisesOf({ name, version, dependencies }: PackageFile): Partial<Manifest> {
  if (name === core) return { interfaceVersion: version };
  const declared = dependencies?.[core];
  if (declared === undefined) return {};
  const isFile = declared.startsWith('file:') || declared.endsWith('.tgz');
  return { worksWith: { [core]: isFile ? `^${readPackage(shared).version}` : declared } };
}

/** The parts of shared-deps that a chunk imports. */
function partsOf(chunk: Chunk, chunkGraph: ChunkGraph): string[] {
  const requests = [...chunkGraph.getChunkModulesIterable(chunk)]
    // webpack joins most of them to one
    .flatMap((module) => [...((module as { modules?: Iterable<Module> }).modules ?? [module])])
    .flatMap((module) => (module instanceof webpack.ExternalModule ? [module.userRequest] : []));
  return requests.filter((request) => request.startsWith('@school/shared-deps/')).sort();
}

/** The exports of each entry, by webpack's module graph. */
function exportedNames({ entrypoints, chunkGraph, moduleGraph }: Compilation): Record<string, string[]> {
  return Object.fromEntries(
    [...entrypoints].map(([specifier, entrypoint]) => {
      const modules = [...chunkGraph.getChunkEntryModulesIterable(entrypoint.getEntrypointChunk())];
      const names = modules.flatMap((module) => {
        const provided = moduleGraph.getProvidedExports(module);
        return Array.isArray(provided) ? provided : [];
      });
      return [specifier, names.sort()];
    }),
  );
}

/** The names that the modules import from each shared one. A namespace import has no names. */
function usedNames({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const module of modules) {
    if (!(module instanceof webpack.ExternalModule)) continue;
    const used = moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    const names = typeof used === 'object' && used !== null ? [...used] : [];
    uses[module.userRequest] = [...new Set([...(uses[module.userRequest] ?? []), ...names])].sort();
  }
  return Object.fromEntries(Object.entries(uses).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function integrityOf(compilation: Compilation, file: string): string {
  const source = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** `@school/shared-deps/carousel` as the beginning of a file name: `shared-deps-carousel`. */
export function fileStem(specifier: string): string {
  return specifier.replace('@school/', '').replace('@', '').replaceAll('/', '-');
}
