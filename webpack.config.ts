import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import webpack, { type Configuration } from 'webpack';

import { elkFile } from './inspector/src/charts/elk-file';
import {
  browserBuild,
  common,
  languageBuilds,
  type Mode,
  sheetRule,
  typescriptRule,
} from './team/src/preset/browser-build';

interface Env {
  /** Workspace to build; tools that only read the settings name none. */
  pkg?: string;
  /** Readable code, for `npm run dev`. */
  dev?: boolean;
}

const root = import.meta.dirname;

/** The one build of every package: native ES modules, content-hashed, with a manifest beside them. */
export default function configure({ pkg = 'mf-home', dev }: Env): Configuration[] {
  const mode: Mode = dev ? 'development' : 'production';
  const folder = path.join(root, pkg);
  switch (pkg) {
    case 'inspector': {
      const copies = { [elkFile]: createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js') };
      return [browserBuild({ folder, mode, copies })];
    }
    case 'server':
      return [serverBuild(folder, mode), fileBuild(mode, 'server/dist/browser', filesOf('.script.ts'))];
    case 'viewer':
      return [fileBuild(mode, '.cache/viewer', { viewer: './inspector/src/viewer/viewer.ts' })];
    default:
      return dev ? [browserBuild({ folder, mode })] : languageBuilds({ folder, mode });
  }
}

/** The files of features and of exports with an ending, by their names without it. */
function filesOf(ending: string): Record<string, string> {
  const files = ['features', 'team/src/export'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `./${folder}/${file}`,
    ),
  );
  const found = files.filter((file) => file.endsWith(ending));
  return Object.fromEntries(found.map((file) => [path.basename(file, ending), file]));
}

/** Programs for browsers, each in one file with all that it needs; those without exports are scripts as well. */
function fileBuild(mode: Mode, place: string, entry: Record<string, string>): Configuration {
  return {
    ...common(root, mode),
    devtool: false,
    entry,
    target: ['web', 'es2022'],
    output: {
      path: path.join(root, place),
      filename: '[name].js',
      clean: true,
      module: true,
      library: { type: 'module' },
    },
    module: { rules: [typescriptRule(mode), sheetRule] },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * The server and programs of features as a Node module each; third-party packages stay outside.
 */
function serverBuild(folder: string, mode: Mode): Configuration {
  return {
    ...common(folder, mode),
    context: root,
    entry: { server: './site/src/server.ts', ...filesOf('.program.ts') },
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
