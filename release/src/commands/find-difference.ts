import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Browser, Page } from '@playwright/test';
import webpack from 'webpack';

import { common } from '../../../shared-deps/preset/browser-build';
import { facadesOf } from '../../../shared-deps/vendor/facades';
import { root } from '@school/workspace/workspace.mjs';

/** React's explanation of a difference ends with it; then come the lines that differ. */
const EXPLANATION = 'https://react.dev/link/hydration-mismatch';

let development: Promise<string> | undefined;

/**
 * Opens a page once more with React's development build, which says what differs between server and browser.
 * @param react address of React's file
 * @param hydrate acts as a visitor of the page
 * @returns one line; undefined when nothing differs
 */
export async function findDifference(
  browser: Browser,
  url: string,
  react: string,
  hydrate: (page: Page) => Promise<unknown>,
): Promise<string | undefined> {
  const body = await (development ??= buildReact());
  // another file than the one that the release has the hash of
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route(new URL(react, url).href, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '');
    await route.fulfill({ response, body: html.replace(/"integrity":\{[^}]*\}/, '"integrity":{}') });
  });
  try {
    await page.goto(url);
    await hydrate(page);
    const [, lines] = said.find((text) => text.includes(EXPLANATION))?.split(EXPLANATION) ?? [];
    if (lines === undefined) return undefined;
    const textOf = (sign: string) => new RegExp(`^[${sign}] +(.*)$`, 'm').exec(lines)?.[1] ?? '';
    return `differs: the server has “${textOf('-')}”, the browser “${textOf('+')}”`;
  } finally {
    await context.close();
  }
}

/** React's file as a release has it, in the development build. */
async function buildReact(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-'));
  const compiler = webpack({
    ...common(path.join(root, 'shared-deps'), 'development'),
    devtool: false,
    entry: { react: `data:text/javascript,${encodeURIComponent(facadesOf('development')['react'] ?? '')}` },
    target: ['web', 'es2022'],
    output: { path: folder, module: true, library: { type: 'module' }, filename: '[name].js' },
  });
  try {
    await promisify(compiler.run.bind(compiler))();
    return readFileSync(path.join(folder, 'react.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
