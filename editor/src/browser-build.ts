import { readFileSync } from 'node:fs';
import path from 'node:path';

import webpack, { type Configuration } from 'webpack';

const sources = path.join(import.meta.dirname, 'browser');

/** Builds the editor's pages and reads them, by their names. Webpack does again only what has changed. */
export async function buildPages(outFolder: string): Promise<ReadonlyMap<string, Buffer>> {
  await run(configure(outFolder));
  const files = [
    path.join(sources, 'index.html'),
    path.join(sources, 'editor.css'),
    path.join(outFolder, 'editor.js'),
    path.join(outFolder, 'sign-in.js'),
  ];
  return new Map(files.map((file) => [path.basename(file), readFileSync(file)]));
}

function configure(outFolder: string): Configuration {
  return {
    mode: 'production',
    devtool: false,
    context: sources,
    entry: { editor: './index.tsx', 'sign-in': './sign-in.ts' },
    target: ['web', 'es2022'],
    output: { path: outFolder, filename: '[name].js' },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(outFolder, 'cache'),
      buildDependencies: { config: [import.meta.filename] },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    performance: { hints: false },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            compilerOptions: { noEmit: false, allowJs: false, allowImportingTsExtensions: false },
          },
        },
      ],
    },
  };
}

function run(settings: Configuration): Promise<void> {
  const compiler = webpack(settings);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // its end stores what the next build takes over
      compiler.close((failure) => {
        const cause = error ?? failure;
        if (cause ?? stats?.hasErrors()) reject(cause ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}
