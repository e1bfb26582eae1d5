import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';

import type { ManifestRoute } from '@school/contract';
import type { Route } from '@school/shared-deps';
import * as declarations from '@school/shared-deps/routes';
import ts from 'typescript';
import webpack, { type AsyncDependenciesBlock, type Compilation, type NormalModule } from 'webpack';

/** Names the chunk of each page by the folder of the module that its route loads. */
export function nameChunks(compilation: Compilation, file: string): void {
  compilation.hooks.finishModules.tap('section-routes', () => {
    for (const block of pageBlocks(compilation, file)) {
      const page = moduleOf(compilation, block);
      if (page) block.chunkName = path.basename(path.dirname(page.resource));
    }
  });
}

/** The routes of a section as data; a mistake is an error of the build. */
export async function readRoutes(compilation: Compilation, file: string): Promise<ManifestRoute[]> {
  const chunks = new Map(
    pageBlocks(compilation, file).map((block) => [requestOf(block), block.chunkName ?? undefined]),
  );
  try {
    return await Promise.all(evaluateRoutes(file).map((route) => describe(route, chunks)));
  } catch (error) {
    compilation.errors.push(new webpack.WebpackError(`${file}: ${String(error)}`));
    return [];
  }
}

async function describe(
  { load, ...route }: Route,
  chunks: ReadonlyMap<string | undefined, string | undefined>,
): Promise<ManifestRoute> {
  if (route.content !== undefined) return route;
  const { request } = (await load()) as { request?: string };
  const page = chunks.get(request);
  if (page === undefined) throw new Error(`${route.path} loads ${request}, which is not in the build`);
  return { ...route, page };
}

type Run = (exports: { routes?: readonly Route[] }, require: (request: string) => unknown) => void;

/** Runs the file that declares the routes; each `load` then gives the request of its page's module. */
function evaluateRoutes(file: string): readonly Route[] {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: { routes?: readonly Route[] } = {};
  const require = (request: string) =>
    request === '@school/shared-deps/routes' ? declarations : { request };
  const run = compileFunction(outputText, ['exports', 'require'], { filename: file }) as Run;
  run(exported, require);
  if (!exported.routes) throw new Error('exports no routes');
  return exported.routes;
}

/** The imports that fetch pages. */
function pageBlocks({ modules }: Compilation, file: string): readonly AsyncDependenciesBlock[] {
  return [...modules].filter((module) => isFile(module, file)).flatMap(({ blocks }) => blocks);
}

function isFile(module: webpack.Module, file: string): boolean {
  return (module as Partial<NormalModule>).resource === file;
}

function moduleOf({ moduleGraph }: Compilation, { dependencies }: AsyncDependenciesBlock) {
  const [dependency] = dependencies;
  return dependency && (moduleGraph.getModule(dependency) as NormalModule | null);
}

function requestOf({ dependencies }: AsyncDependenciesBlock): string | undefined {
  const [dependency] = dependencies as readonly { request?: string }[];
  return dependency?.request;
}
