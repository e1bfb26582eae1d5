import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { directionOf, type Language, languages } from '@school/contract/languages';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, ExternalItem } from 'webpack';

import { facadeNames, reactEntry, servedBy } from './facades';
import { fileStem, manifestPlugin, ROUTES } from './manifest-plugin';
import { core, readPackage, shared } from './package-file';
import { withoutDescriptions } from './without-descriptions';

export type Mode = 'production' | 'development';

/** Differences between the builds for browsers. */
export interface BrowserBuild {
  /** Folder of the package, with its `package.json`. */
  folder: string;
  mode: Mode;
  /** Files that are released as they are, by their names beside the entry. */
  copies?: Readonly<Record<string, string>>;
  /** Of the texts, by default English. */
  language?: Language;
}

/** Parts of shared-deps that have a file, and an entry in the import map, of their own. */
const sharedParts = {
  [core]: './src/core/index.ts',
  '@school/shared-deps/carousel': './src/carousel/index.ts',
  '@school/shared-deps/content': './src/content/index.ts',
  '@school/shared-deps/lightbox': './src/lightbox/index.ts',
  '@school/shared-deps/lists': './src/lists/index.ts',
};

/** Specifiers that the import map serves; never bundled into a section. */
const sharedNames = new Set([...facadeNames, ...Object.keys(sharedParts)]);

/** Builds a section in each language that it has a text of, and what all sections share in every one. */
export function languageBuilds(build: BrowserBuild): Configuration[] {
  const files = readdirSync(path.join(build.folder, 'src'), { recursive: true, encoding: 'utf8' });
  const isSpoken = (language: Language) => files.some((file) => file.endsWith(`.${language}.ts`));
  const isSection = existsSync(path.join(build.folder, ROUTES));
  const spoken = languages.filter((language) => language === 'en' || !isSection || isSpoken(language));
  for (const language of languages.filter((each) => !spoken.includes(each)))
    rmSync(path.join(build.folder, 'dist', language), { recursive: true, force: true });
  return spoken.map((language) => browserBuild({ ...build, language }));
}

/** Builds a package into native ES modules, content-hashed, with a manifest beside them. */
export function browserBuild({ folder, mode, copies, language = 'en' }: BrowserBuild): Configuration {
  const isEnglish = language === 'en';
  const { name } = readPackage(folder);
  const pkg = path.posix.basename(name);
  const isSection = existsSync(path.join(folder, ROUTES));
  const ending = isEnglish ? '' : `.${language}`;
  const settings = common(folder, mode);
  const { extensions = [] } = settings.resolve ?? {};
  const endings = isEnglish ? [] : [ending, ...(directionOf(language) ? ['.rtl'] : [])];
  const spoken = endings.flatMap((each) => extensions.map((extension) => each + extension));
  return {
    ...settings,
    resolve: { ...settings.resolve, extensions: [...spoken, ...extensions] },
    entry: name === core ? coreEntries(mode, isEnglish) : { [name]: './src/index.ts' },
    target: ['web', 'es2022'],
    output: {
      path: path.join(folder, 'dist', isEnglish ? 'browser' : language),
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      publicPath: 'auto',
      filename: ({ chunk }) => `${fileStem(chunk.name ?? pkg)}${ending}.[contenthash:12].js`,
      chunkFilename: `[name]${ending}.[contenthash:12].js`,
      sourceMapFilename: '[contenthash:12].js.map',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      hashFunction: 'sha256',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    module: {
      rules: [
        // the browser finds the imports of a page; webpack's own `import.meta` names the folder of the build
        { ...typescriptRule(mode), parser: { importMeta: false, exportsPresence: 'error' } },
        sheetRule,
        ...(isSection
          ? [
              { oneOf: styleRules(mode, folder, 'page'), exclude: shared },
              { oneOf: styleRules(mode, path.dirname(shared), 'ui'), include: shared },
            ]
          : styleRules(mode, folder, 'ui')),
        { test: /\.woff2$/, type: 'asset/resource' },
        { resourceQuery: /^\?letters=/, loader: path.join(import.meta.dirname, 'letters-loader.cjs') },
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
      minimizer: [
        minifyScripts(pkg),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${pkg}.[contenthash:12].css`, runtime: false }),
      manifestPlugin(copies),
    ],
  };
}

/** React has no texts. It is installed in the workspace alone, not with a section of its own. */
function coreEntries(mode: Mode, isEnglish: boolean) {
  return { ...(isEnglish && { react: reactEntry(mode) }), ...sharedParts };
}

/** SWC minifies; Terser then puts the functions of shared-deps that are arguments into brackets. */
function minifyScripts(pkg: string): MinimizerPlugin {
  const compress = { compress: { passes: 2 }, mangle: true };
  if (pkg !== 'shared-deps')
    return new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: compress });
  // the function around all of react-dom is then compiled during its download, not in one long task later
  const brackets = { compress: false, mangle: false, format: { wrap_func_args: true } };
  return new MinimizerPlugin({
    minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.terserMinify],
    minimizerOptions: [compress, brackets],
  });
}

/** Settings of every build, those for servers too. */
export function common(folder: string, mode: Mode): Configuration {
  return {
    mode,
    context: folder,
    devtool: 'source-map',
    experiments: { outputModule: true, layers: true },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // RxJS keeps its modern build behind a condition of its own
      conditionNames: ['es2015', '...'],
      // for old versions of React, which itself has that hook now
      alias: { 'use-sync-external-store/shim$': 'react' },
    },
    performance: { hints: false },
    // whoever starts a build says what is built
    stats: { preset: 'errors-warnings', errorsCount: false, warningsCount: false },
  };
}

/** For code that comes later than the page: the text of a style sheet, which that code adopts. */
export const sheetRule = { test: /\.sheet\.css$/, loader: 'css-loader', options: { exportType: 'string' } };

export function typescriptRule(mode: Mode) {
  return {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      // outside the workspace the sources of shared-deps are there
      allowTsInNodeModules: true,
      configFile: path.join(import.meta.dirname, 'tsconfig.json'),
      compilerOptions: { noEmit: false, allowJs: false, allowImportingTsExtensions: false },
      ...(mode === 'production' && {
        getCustomTransformers: () => ({ before: [withoutDescriptions] }),
      }),
    },
  };
}

/**
 * Styles, all in the package's one sheet. A CSS module is in a cascade layer.
 * @param localIdentContext the names of classes have a hash in them of the file's path from here
 */
function styleRules(mode: Mode, localIdentContext: string, layer: 'ui' | 'page') {
  const localIdentName = mode === 'production' ? '[local]-[hash:base64:5]' : '[name]-[local]-[hash:base64:5]';
  const options = {
    modules: { auto: /\.module\.css$/, namedExport: false, localIdentName, localIdentContext },
    sourceMap: mode === 'development',
  };
  const use = [MiniCssExtractPlugin.loader, { loader: 'css-loader', options }];
  const layerLoader = { loader: path.join(import.meta.dirname, 'layer-loader.cjs'), options: { layer } };
  return [
    { test: /\.module\.css$/, use: [...use, layerLoader] },
    { test: /(?<!\.module|\.sheet)\.css$/, use },
  ];
}

/** Every shared specifier is left to the import map, except in the file that serves it. */
function externalShared(pkg: string): ExternalItem {
  return ({ request, contextInfo: { issuer, issuerLayer } }, callback) => {
    const host = servedBy[request] ?? request;
    const isServedHere =
      issuer === '' || host === issuerLayer || (host === core && pkg === 'shared-deps' && request !== core);
    if (sharedNames.has(request) && !isServedHere) callback(undefined, `module-import ${request}`);
    else callback();
  };
}
