import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import webpack, { type Configuration } from 'webpack';

const sources = path.join(import.meta.dirname, 'browser');

/** Builds the editor's pages, if a source or a package is newer, and reads them by their names. */
export async function buildPages(outFolder: string): Promise<ReadonlyMap<string, Buffer>> {
  const built = ['editor.js', 'sign-in.js'].map((name) => path.join(outFolder, name));
  if (!isFresh(built)) await run(configure(outFolder));
  const written = ['index.html', 'editor.css'].map((name) => path.join(sources, name));
  return new Map([...built, ...written].map((file) => [path.basename(file), readFileSync(file)]));
}

function isFresh(built: readonly string[]): boolean {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const lock = path.join(import.meta.dirname, '../../package-lock.json');
  const inputs = [lock, import.meta.filename, ...names.map((name) => path.join(sources, name))];
  const newest = Math.max(...inputs.map((file) => statSync(file).mtimeMs));
  return built.every((file) => existsSync(file) && statSync(file).mtimeMs > newest);
}

function configure(outFolder: string): Configuration {
  return {
    mode: 'production',
    devtool: false,
    context: sources,
    entry: { editor: './index.tsx', 'sign-in': './sign-in.ts' },
    target: ['web', 'es2022'],
    // files are written also when they are the same, so that they are newer than the sources
    output: { path: outFolder, filename: '[name].js', compareBeforeEmit: false },
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
  return new Promise((resolve, reject) => {
    webpack(settings, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
