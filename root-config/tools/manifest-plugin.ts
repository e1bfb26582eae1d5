import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Manifest, RouteData } from '@school/shared-deps';
import ts from 'typescript';
import webpack, { type Compilation, type Compiler } from 'webpack';

interface ManifestOptions {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  /** File that exports the section's `routes`; none where the package has no pages. */
  routes?: string;
}

/**
 * Writes `manifest.json`: entries, chunks, integrity, routes and the shared names that the files import. All style sheets
 * of the package become one, which the document links before anything of it is shown.
 */
export class ManifestPlugin {
  readonly #options: ManifestOptions;

  constructor(options: ManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation;
      compilation.hooks.processAssets.tap(
        { name: 'styles', stage: PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT },
        () => joinStyles(compilation, this.#options.name),
      );
      compilation.hooks.processAssets.tapPromise(
        { name: 'manifest', stage: PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { name, routes: file } = this.#options;
          // an error of the build, not a failure of the plugin: a watching build goes on
          const routes = await readRoutes(file).catch((error: unknown) => {
            compilation.errors.push(new webpack.WebpackError(`${file}: ${String(error)}`));
            return [];
          });
          const manifest = describe(compilation, name, routes);
          compilation.emitAsset(
            'manifest.json',
            new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)),
          );
        },
      );
    });
  }
}

function joinStyles(compilation: Compilation, name: string): void {
  const files = [...compilation.chunks]
    .sort((a, b) => Number(b.canBeInitial()) - Number(a.canBeInitial()))
    .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.css')));
  if (files.length === 0) return;
  const sheets = files.map((file) => compilation.getAsset(file)?.source.source().toString() ?? '');
  const statements = [...new Set(sheets.flatMap(statementsOf))];
  // the order of the layers must be said before any of them is used
  const isOrder = (statement: string) => /^@layer[^{]*;$/.test(statement);
  const text = [...statements.filter(isOrder), ...statements.filter((each) => !isOrder(each))].join('\n');
  for (const file of files) {
    compilation.deleteAsset(file);
    compilation.deleteAsset(`${file}.map`);
  }
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  compilation.emitAsset(`${fileStem(name)}.${hash}.css`, new webpack.sources.RawSource(text));
}

/** Top-level statements of a style sheet: parts that several entries use come in each of their sheets. */
function statementsOf(sheet: string): string[] {
  const statements: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const { index, 0: sign } of sheet
    .replace(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length))
    .matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || sign === '{') continue;
    statements.push(sheet.slice(begin, index + 1).trim());
    begin = index + 1;
  }
  return statements;
}

function describe(compilation: Compilation, name: string, routes: RouteData[]): Manifest {
  const files = compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((file) => /\.(js|css|woff2)$/.test(file));
  const imports: Record<string, string> = {};
  const chunks: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((each) => each.endsWith('.js'));
    if (file && chunk.name) (compilation.entrypoints.has(chunk.name) ? imports : chunks)[chunk.name] = file;
  }
  const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(compilation, file)]));
  const needs = [...compilation.modules]
    .filter((module) => module instanceof webpack.ExternalModule)
    .map((m) => m.userRequest);
  const css = files.filter((file) => file.endsWith('.css'));
  return { name, imports, chunks, css, integrity, routes, needs: [...new Set(needs)].sort() };
}

function integrityOf(compilation: Compilation, file: string): string {
  const source = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** Routes are data in a file that imports nothing but types, so that its text alone can be read. */
async function readRoutes(file: string | undefined): Promise<RouteData[]> {
  if (file === undefined) return [];
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const module = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as {
    routes: RouteData[];
  };
  return JSON.parse(JSON.stringify(module.routes)) as RouteData[];
}

/** `@school/shared-deps/carousel` as the beginning of a file name: `shared-deps-carousel`. */
export function fileStem(specifier: string): string {
  return specifier.replace('@school/', '').replace('@', '').replaceAll('/', '-');
}
