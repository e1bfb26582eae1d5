import { existsSync } from 'node:fs';
import path from 'node:path';

import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type ExternalItem } from 'webpack';

import { fileStem, ManifestPlugin } from './root-config/tools/manifest-plugin';
import { withoutDescriptions } from './root-config/tools/without-descriptions';
import { facadeNames, facadesOf, guests, servedBy } from './shared-deps/vendor/facades';

interface Env {
  /** Workspace to build; by default the one whose folder npm was called for. */
  pkg?: string;
  /** Readable code, for `npm run dev`. */
  dev?: boolean;
}

type Mode = 'production' | 'development';

type EntryPoint = string | { import: string; layer: string };

const root = import.meta.dirname;

const core = '@school/shared-deps';

/** Parts of shared-deps that have a file, and an entry in the import map, of their own. */
const sharedParts = {
  [core]: './src/core/index.ts',
  '@school/shared-deps/carousel': './src/carousel/index.ts',
  '@school/shared-deps/content': './src/content/index.ts',
  '@school/shared-deps/inspector': './src/inspector/index.ts',
  '@school/shared-deps/lightbox': './src/lightbox/index.ts',
  '@school/shared-deps/lists': './src/lists/index.ts',
  '@school/shared-deps/overlays': './src/overlays/index.ts',
};

/** Specifiers that the import map serves; never bundled into a section. */
const shared = new Set([...facadeNames, ...Object.keys(sharedParts)]);

/** The one build of every package: native ES modules, content-hashed, with a manifest beside them. */
export default function configure(env: Env): Configuration[] {
  const pkg = env.pkg ?? path.basename(process.env['INIT_CWD'] ?? process.cwd());
  const mode: Mode = env.dev ? 'development' : 'production';
  switch (pkg) {
    case 'shared-deps':
      return [browserBuild(pkg, mode, { ...facadeEntries(mode), ...sharedParts })];
    case 'root-config':
      return [
        browserBuild(pkg, mode, { '@school/root-config': './src/browser/index.ts' }),
        serverBuild(mode),
      ];
    case 'viewer':
      return [viewerBuild(mode)];
    default:
      return [browserBuild(pkg, mode, { [`@school/${pkg}`]: './src/index.ts' })];
  }
}

/** Their modules are in a layer of their own, by which what is in one file with them is known. */
function facadeEntries(mode: Mode): Record<string, EntryPoint> {
  return Object.fromEntries(
    Object.entries(facadesOf(mode)).map(([name, source]) => [
      name,
      { import: `data:text/javascript,${encodeURIComponent(source)}`, layer: name },
    ]),
  );
}

function browserBuild(pkg: string, mode: Mode, entry: Record<string, EntryPoint>): Configuration {
  const routes = path.join(root, pkg, 'src/routes.ts');
  return {
    ...common(pkg, mode),
    entry,
    target: ['web', 'es2022'],
    output: {
      path: path.join(root, pkg, 'dist/browser'),
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      publicPath: 'auto',
      filename: ({ chunk }) => `${fileStem(chunk.name ?? pkg)}.[contenthash:12].js`,
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      hashFunction: 'sha256',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    module: {
      rules: [
        // what a page imports is found by the browser; webpack's own `import.meta` names the folder of the build
        { ...typescriptRule(mode), parser: { importMeta: false } },
        sheetRule,
        {
          test: /(?<!\.sheet)\.css$/,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: cssOptions(mode) }],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    externalsType: 'module-import',
    externals: [externalShared(pkg)],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      realContentHash: true,
      // the manifest says which shared names are used, for development too
      usedExports: true,
      splitChunks: false,
      minimizeOptions: { javascript: minified(pkg) },
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${pkg}.[contenthash:12].css`,
        runtime: false,
      }),
      new ManifestPlugin({
        name: `@school/${pkg}`,
        ...(existsSync(routes) && { routes }),
        ...(pkg === 'shared-deps' && { guests: guests() }),
      }),
    ],
  };
}

/**
 * Settings of terser. In brackets, the function that holds all of `react-dom` is compiled while it is downloaded, not as
 * one long task when it is first called.
 */
function minified(pkg: string) {
  return { compress: { passes: 2 }, format: { wrap_func_args: pkg === 'shared-deps' } };
}

/** The inspector as one file with all that it needs, for recordings without the site. */
function viewerBuild(mode: Mode): Configuration {
  return {
    ...common('shared-deps', mode),
    devtool: false,
    entry: { viewer: './src/inspector/viewer.ts' },
    target: ['web', 'es2022'],
    output: { path: path.join(root, '.cache/viewer'), filename: '[name].js', clean: true },
    module: { rules: [typescriptRule(mode), sheetRule] },
    optimization: { splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The site server and the content service it embeds, as one Node module; third-party packages stay outside. */
function serverBuild(mode: Mode): Configuration {
  return {
    ...common('root-config', mode),
    entry: { server: './src/server/server.ts' },
    target: 'node20',
    output: {
      path: path.join(root, 'root-config/dist/server'),
      module: true,
      chunkFormat: 'module',
      filename: '[name].js',
      clean: true,
    },
    module: { rules: [typescriptRule(mode)] },
    externalsType: 'module',
    externals: [
      ({ request }, callback) =>
        /^(@school\/|\.|\/)/.test(request) ? callback() : callback(undefined, `module ${request}`),
    ],
    optimization: { minimize: false, nodeEnv: false, splitChunks: false },
  };
}

function common(pkg: string, mode: Mode): Configuration {
  return {
    mode,
    context: path.join(root, pkg),
    devtool: 'source-map',
    experiments: { outputModule: true, layers: true },
    // RxJS keeps its modern build behind a condition of its own
    resolve: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['es2015', '...'] },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** For code that comes later than the page: the text of a style sheet, which that code adopts. */
const sheetRule = { test: /\.sheet\.css$/, loader: 'css-loader', options: { exportType: 'string' } };

function typescriptRule(mode: Mode) {
  return {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: path.join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false, allowJs: false },
      ...(mode === 'production' && {
        getCustomTransformers: () => ({ before: [withoutDescriptions] }),
      }),
    },
  };
}

function cssOptions(mode: Mode) {
  const localIdentName = mode === 'production' ? '[local]-[hash:base64:5]' : '[name]-[local]-[hash:base64:5]';
  return {
    modules: { auto: /\.module\.css$/, namedExport: false, localIdentName },
    sourceMap: mode === 'development',
  };
}

/** Every shared specifier is left to the import map, except in the file that serves it. */
function externalShared(pkg: string): ExternalItem {
  return ({ request, contextInfo: { issuer, issuerLayer } }, callback) => {
    const host = servedBy[request] ?? request;
    const isServedHere =
      issuer === '' || host === issuerLayer || (host === core && pkg === 'shared-deps' && request !== core);
    if (shared.has(request) && !isServedHere) callback(undefined, `module-import ${request}`);
    else callback();
  };
}
