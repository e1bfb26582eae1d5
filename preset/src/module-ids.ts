import { createHash } from 'node:crypto';

import type { Compiler, Module } from 'webpack';

/** A number of three digits for each of a section's modules; more where there are many. */
const FEW = 200;
const [SHORT_IDS, LONG_IDS] = [1_000, 1_000_000];

/**
 * Numbers modules by their names alone, wherever the section and its loaders are installed. Webpack's own ids
 * follow the paths of loaders: outside the workspace, a section would be built to other bytes.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('module-ids', (compilation) => {
      compilation.hooks.moduleIds.tap('module-ids', (all) => {
        const { chunkGraph } = compilation;
        const modules = [...all].filter(
          (module) =>
            chunkGraph.getNumberOfModuleChunks(module) > 0 && chunkGraph.getModuleId(module) === null,
        );
        const named = modules.map((module) => ({ module, name: nameOf(module, compiler.context) }));
        named.sort((one, other) => (one.name < other.name ? -1 : 1));
        const taken = new Set<number>();
        const range = named.length < FEW ? SHORT_IDS : LONG_IDS;
        for (const { module, name } of named) {
          let id = numberOf(name) % range;
          while (taken.has(id)) id = (id + 1) % range;
          taken.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}

/** A module that others were joined to has the name of the first one. */
function nameOf(module: Module, folder: string): string {
  const { rootModule = module } = module as { rootModule?: Module };
  const source = rootModule.nameForCondition() ?? rootModule.identifier().split('!').at(-1) ?? '';
  const place = source
    .replaceAll('\\', '/')
    .replace(`${folder.replaceAll('\\', '/')}/src/`, './src/')
    .replace(/^.*\/node_modules\/(?:@school\/)?/, '')
    .replace(/^.*\/shared-deps\/src\//, 'shared-deps/src/');
  return `${rootModule.type} ${place}`;
}
