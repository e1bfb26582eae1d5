// @ts-check
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { readReleaseFile } from '../../release/src/commands/release.mjs';
import { installDebian } from '../../workspace/src/debian.mjs';
import { startSite } from '../../workspace/src/site.mjs';

/** @typedef {{ url: string, message: string, extract?: string, lastLine?: number }} Problem */
/** @typedef {{ path: string, method?: string }} Address */

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Pages besides those of the routes: lists as their forms ask for them, an album, and the error screens. */
const others = [
  { path: '/' },
  ...['/News', '/Events', '/Circular', '/PhotoGallery', '/VideoGallery'].flatMap((list) => [
    { path: `${list}?year=All&month=All&search=a` },
    { path: `${list}?year=2026&month=Jan&search=nothing+of+this+name` },
  ]),
  { path: '/News?year=All&shown=48' },
  { path: '/SubGallery?id=album-annual-day-2026' },
  { path: '/SubGallery?id=no-such-album' },
  { path: '/NoSuchPage' },
  { path: '/%' },
  { path: '/TC', method: 'POST' },
];

/**
 * Checks the HTML of every page of the built site with the Nu HTML checker.
 * @throws when a page has an error; each is printed with its page
 */
export async function checkPages() {
  const java = await findJava();
  if (java === undefined) {
    console.log('HTML is not checked: there is no Java; install one, or name its folder in JAVA_HOME');
    return;
  }
  /** @type {Address[]} */
  const addresses = [...routePaths().map((path) => ({ path })), ...others];
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    await savePages(addresses, folder);
    const problems = await runChecker(java, folder);
    for (const { url, message, extract = '', lastLine = 0 } of problems) {
      const address = addresses[Number(path.basename(url, '.html'))];
      console.error(
        `${address?.method ?? 'GET'} ${address?.path ?? url}: ${message} (line ${lastLine}: ${extract.trim()})`,
      );
    }
    if (problems.length > 0) throw new Error(`${problems.length} errors in the HTML of the pages`);
    console.log(`the HTML of ${addresses.length} pages is without error`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function routePaths() {
  const routes = Object.values(readReleaseFile().packages).flatMap((manifest) => manifest.routes);
  return routes.map((route) => route.path);
}

/**
 * Fetches pages from the site into files named by their place in the list.
 * @param {readonly Address[]} addresses
 * @param {string} folder
 */
async function savePages(addresses, folder) {
  const site = await startSite();
  try {
    for (const [index, { path: address, method = 'GET' }] of addresses.entries()) {
      const response = await fetch(site.url + address, { method });
      if (response.status >= 500) throw new Error(`${method} ${address} answers ${response.status}`);
      const type = response.headers.get('content-type') ?? 'nothing';
      if (!type.startsWith('text/html')) throw new Error(`${method} ${address} answers ${type}, not HTML`);
      writeFileSync(path.join(folder, `${index}.html`), await response.text());
    }
  } finally {
    await site.stop();
  }
}

/**
 * One run over all files of a folder; a Java takes longer to start than to read them.
 * @param {string} java
 * @param {string} folder
 * @returns {Promise<Problem[]>}
 */
async function runChecker(java, folder) {
  const args = [
    '-jar',
    jar,
    '--errors-only',
    '--format',
    'json',
    '--exit-zero-always',
    '--skip-non-html',
    folder,
  ];
  const { stderr } = await promisify(execFile)(java, args, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = /** @type {{ messages: Problem[] }} */ (JSON.parse(stderr));
  return messages;
}

/** A Java: JAVA_HOME's, the system's, or Debian's package, in that order; nothing where none can be had. */
async function findJava() {
  const home = process.env['JAVA_HOME'];
  const installed = [...(home ? [path.join(home, 'bin/java')] : []), 'java'].find(works);
  if (installed !== undefined) return installed;
  return (await installDebian('default-jre-headless')) && works('java') ? 'java' : undefined;
}

/** @param {string} command */
function works(command) {
  try {
    execFileSync(command, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { prepareRelease } = await import('../../release/src/commands/build.mjs');
  await prepareRelease();
  await checkPages().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
