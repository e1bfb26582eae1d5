import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import webpack, { type Configuration } from 'webpack';

import { elkFile } from './inspector/src/charts/elk-file';
import {
  browserBuild,
  common,
  type EntryPoint,
  type Mode,
  sharedParts,
  sheetRule,
  typescriptRule,
} from './team/src/preset/browser-build';
import { facadesOf, guests } from './team/src/preset/facades';
import { sectionBuild } from './team/src/preset/section-build';

interface Env {
  /** Workspace to build; by default the one whose folder npm was called for. */
  pkg?: string;
  /** Readable code, for `npm run dev`. */
  dev?: boolean;
}

const root = import.meta.dirname;

/** The one build of every package: native ES modules, content-hashed, with a manifest beside them. */
export default function configure(env: Env): Configuration[] {
  const pkg = env.pkg ?? path.basename(process.env['INIT_CWD'] ?? process.cwd());
  const mode: Mode = env.dev ? 'development' : 'production';
  const options = { folder: path.join(root, pkg), pkg, mode };
  switch (pkg) {
    case 'shared-deps':
      return [
        browserBuild({
          ...options,
          entry: { ...facadeEntries(mode), ...sharedParts },
          guests: guests(),
          promises: readPromises,
        }),
      ];
    case 'inspector': {
      const copies = { [elkFile]: createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js') };
      return [browserBuild({ ...options, copies, entry: { [`@school/${pkg}`]: './src/index.ts' } })];
    }
    case 'root-config':
      return [browserBuild({ ...options, entry: { [`@school/${pkg}`]: './src/index.ts' } })];
    case 'server':
      return [serverBuild(options.folder, mode), workerBuild(options.folder, mode)];
    case 'export':
      return [searchBuild(mode)];
    case 'viewer':
      return [viewerBuild(mode)];
    default:
      return [sectionBuild(options.folder, pkg, mode)];
  }
}

/** The version of what shared-deps offers to sections. */
function readPromises() {
  const text = readFileSync(path.join(root, 'shared-deps/package.json'), 'utf8');
  return { interfaceVersion: (JSON.parse(text) as { version: string }).version };
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

/** The inspector as one file with all that it needs, for recordings without the site. */
function viewerBuild(mode: Mode): Configuration {
  return {
    ...common(path.join(root, 'inspector'), mode),
    devtool: false,
    entry: { viewer: './src/viewer/viewer.ts' },
    target: ['web', 'es2022'],
    output: { path: path.join(root, '.cache/viewer'), filename: '[name].js', clean: true },
    module: { rules: [typescriptRule(mode), sheetRule] },
    optimization: { splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The search of an export as one module for browsers. */
function searchBuild(mode: Mode): Configuration {
  return {
    ...common(path.join(root, 'features/search'), mode),
    devtool: false,
    entry: { search: './browser.ts' },
    target: ['web', 'es2022'],
    output: {
      path: path.join(root, '.cache/export'),
      module: true,
      library: { type: 'module' },
      filename: '[name].js',
      clean: true,
    },
    module: { rules: [typescriptRule(mode)] },
  };
}

/** The service worker, one classic script: not every browser runs workers that are modules. */
function workerBuild(folder: string, mode: Mode): Configuration {
  return {
    ...common(path.join(root, 'features/offline'), mode),
    devtool: false,
    entry: { 'service-worker': './service-worker.ts' },
    target: ['webworker', 'es2022'],
    output: { path: path.join(folder, 'dist/browser'), filename: '[name].js', clean: true },
    module: { rules: [typescriptRule(mode)] },
    optimization: { splitChunks: false },
  };
}

/**
 * The server with the content service it embeds, and the program of the search's processes, as a Node module
 * each; third-party packages stay outside.
 */
function serverBuild(folder: string, mode: Mode): Configuration {
  return {
    ...common(folder, mode),
    entry: {
      server: './src/server.ts',
      'search-process': '../features/search/search-process.ts',
    },
    target: 'node20',
    // the server finds the others beside it
    node: { __dirname: 'node-module' },
    output: {
      path: path.join(folder, 'dist'),
      module: true,
      chunkFormat: 'module',
      filename: '[name].js',
      clean: { keep: 'browser' },
    },
    module: { rules: [typescriptRule(mode)] },
    externalsType: 'module',
    externals: [
      // with React's build for Node, Node 20 tracks every promise, and all requests are slower
      { 'react-dom/server': `module react-dom/server${mode === 'production' ? '.edge' : ''}` },
      ({ request }, callback) =>
        /^(@school\/|\.|\/)/.test(request) ? callback() : callback(undefined, `module ${request}`),
    ],
    optimization: { minimize: false, nodeEnv: false, splitChunks: false },
  };
}
