import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import webpack, { type Configuration } from 'webpack';

const sources = path.join(import.meta.dirname, 'browser');
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The school’s editor</title>
<link rel="stylesheet" href="editor.css">
<script type="module" src="editor.js"></script>
<body><div id="editor"></div></body>
</html>
`;

/**
 * Builds the editor's pages: `index.html`, `editor.js`, `editor.css`, `sign-in.js`. Builds nothing when the
 * folder has them from the same sources and packages.
 */
export async function buildPages(outFolder: string): Promise<void> {
  const mark = path.join(outFolder, 'sources.sha256');
  const hash = hashOfSources();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  await run(configure(outFolder));
  writeFileSync(path.join(outFolder, 'index.html'), page);
  copyFileSync(path.join(sources, 'editor.css'), path.join(outFolder, 'editor.css'));
  writeFileSync(mark, hash);
}

function hashOfSources(): string {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  const lock = path.join(import.meta.dirname, '../../package-lock.json');
  const hash = createHash('sha256');
  const signIn = path.join(import.meta.dirname, 'office/sign-in.ts');
  for (const file of [
    import.meta.filename,
    lock,
    signIn,
    ...files.sort().map((each) => path.join(sources, each)),
  ]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

function configure(outFolder: string): Configuration {
  return {
    mode: 'production',
    devtool: false,
    context: sources,
    entry: { editor: './index.tsx', 'sign-in': '../office/sign-in.ts' },
    target: ['web', 'es2022'],
    output: { path: outFolder, filename: '[name].js', clean: true },
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
