import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Manifest, ManifestRoute } from '@school/contract';
import webpack, { type Chunk, type ChunkGraph, type Compilation, type Compiler, type Module } from 'webpack';

import { readDescriptions } from './chart-descriptions';
import { nameChunks, readRoutes } from './section-routes';

/** No module of an entry has a place so late in the order of imports. */
const AFTER_ALL = 1_000_000;

/** A specifier that is served by the file of another one. */
export interface Guest {
  host: string;
  /** Its own exports. */
  names: readonly string[];
}

interface ManifestOptions {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  /** File that exports the section's `routes`; none where the package has no pages. */
  routes?: string;
  guests?: Readonly<Record<string, Guest>>;
  /** The package's exports for others, and its imports from them. */
  promises?: () => Promises;
  /** Files that are released as they are, by their names. */
  copies?: Readonly<Record<string, string>>;
}

export type Promises = Pick<Manifest, 'worksWith' | 'interfaceVersion'>;

/**
 * Writes `manifest.json`: entries and their exports, chunks, styles, integrity, routes, and the shared names
 * that files import.
 */
export class ManifestPlugin {
  readonly #options: ManifestOptions;

  constructor(options: ManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { name, routes: file, guests = {}, promises, copies = {} } = this.#options;
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      if (file !== undefined) nameChunks(compilation, file);
      compilation.hooks.afterOptimizeChunks.tap('styles', () => joinStyles(compilation));
      compilation.hooks.processAssets.tapPromise(
        { name: 'manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          emitDescriptions(compilation, name);
          for (const [asset, copied] of Object.entries(copies))
            compilation.emitAsset(asset, new webpack.sources.RawSource(readFileSync(copied)), {
              minimized: true,
            });
          const routes = file === undefined ? [] : await readRoutes(compilation, file);
          const manifest = { ...withGuests(describe(compilation, name, routes), guests), ...promises?.() };
          compilation.emitAsset(
            'manifest.json',
            new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)),
          );
        },
      );
    });
  }
}

/**
 * Puts the descriptions in the package's machines beside its entry, for the inspector. Like a source map,
 * they may change while the entry does not, and no page loads them. In development the machines keep them.
 */
function emitDescriptions(compilation: Compilation, name: string): void {
  const chunk = compilation.entrypoints.get(name)?.getEntrypointChunk();
  const entry = [...(chunk?.files ?? [])].find((each) => each.endsWith('.js'));
  if (entry === undefined) return;
  const { context, options } = compilation.compiler;
  const descriptions = options.mode === 'production' ? readDescriptions(path.join(context, 'src')) : {};
  const text = JSON.stringify(descriptions);
  compilation.emitAsset(entry.replace(/\.js$/, '.charts.map'), new webpack.sources.RawSource(text));
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
  const files = compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((file) => /\.(?:js|css|woff2|map)$/.test(file));
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
  const names = { exports: exportedNames(compilation), uses: usedNames(compilation) };
  return { name, imports, chunks, css, integrity, routes, parts, ...names };
}

/** Adds the specifiers that the file of another one serves as well. */
function withGuests(manifest: Manifest, guests: Readonly<Record<string, Guest>>): Manifest {
  const imports = { ...manifest.imports };
  const exports = { ...manifest.exports };
  for (const [guest, { host, names }] of Object.entries(guests)) {
    const file = manifest.imports[host];
    if (file === undefined) continue;
    imports[guest] = file;
    exports[guest] = [...names];
  }
  return { ...manifest, imports, exports };
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
