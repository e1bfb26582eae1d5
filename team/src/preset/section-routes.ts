import { createRequire } from 'node:module';
import path from 'node:path';

import type { ManifestRoute } from '@school/contract';
import type { Route } from '@school/shared-deps';
import webpack, { type Compilation, type NormalModule } from 'webpack';

/** The build itself is written in TypeScript, so that its process reads it. */
const require = createRequire(import.meta.url);

/** Names the chunk of each page by the folder of the module that its route imports. */
export function nameChunks(compilation: Compilation, file: string): void {
  compilation.hooks.finishModules.tap('section-routes', (modules) => {
    const module = [...modules].find((each) => (each as NormalModule).resource === file);
    for (const block of module?.blocks ?? []) {
      const [imported] = block.dependencies as readonly { request?: string }[];
      if (imported?.request) block.chunkName = path.basename(path.dirname(imported.request));
    }
  });
}

/** The routes of a section as data; a mistake is an error of the build. */
export function readRoutes(compilation: Compilation, file: string): ManifestRoute[] {
  // while its folder is watched, a changed file is read again
  Reflect.deleteProperty(require.cache, file);
  try {
    const { routes } = require(file) as { routes?: readonly Route[] };
    if (!routes) throw new Error('exports no routes');
    return routes.map(({ load, ...route }) => {
      if (route.content !== undefined) return route;
      const page = pageOf(load);
      if (!compilation.namedChunks.has(page)) throw new Error(`${route.path} loads no page of the build`);
      return { ...route, page };
    });
  } catch (error) {
    compilation.errors.push(new webpack.WebpackError(`${file}: ${String(error)}`));
    return [];
  }
}

/** The folder of the module that a function imports, such as `() => import('./pages/news/news.page')`. */
function pageOf(load: Route['load']): string {
  return /["']\.\/(?:[\w-]+\/)*([\w-]+)\/[\w.-]+["']/.exec(load.toString())?.[1] ?? '';
}
