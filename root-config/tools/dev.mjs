// @ts-check
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';

import { buildChanged } from './build.mjs';
import { startDevProxy } from './dev/proxy.mjs';
import { release } from './release.mjs';
import { startSite } from './site.mjs';
import { packages, root } from './workspace.mjs';

/** The server looks for a new release twice a second. */
const TAKEN_OVER_WITHIN_MS = 3_000;

// `npm run dev [package...]`: serves the whole site and watches the packages that are named, or all; what is changed is
// built, released and shown: open pages reload. With `--against ADDRESS` the site is a deployed one, and nothing is released
const { against, watched } = readArguments();
const port = Number(process.env['PORT'] ?? 8080);
const { default: configure } = /** @type {typeof import('../../webpack.config')} */ (
  await tsImport('../../webpack.config.ts', import.meta.url)
);
if (against !== undefined) {
  await develop(against);
  process.exit();
}
await buildChanged();
let site = startSite();
let work = Promise.resolve();
const proxy = await startDevProxy(port, async () => (await site).url);
console.log(`http://127.0.0.1:${port}/ is the site; watching ${watched.join(', ')}`);
for (const name of watched) watch(name);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void site.then(({ stop }) => stop()).finally(() => process.exit(0)));
}

/** What is to be watched: by default the package of the folder that npm runs this for, as `-w mf-gallery` says. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { against: { type: 'string' } },
      allowPositionals: true,
    });
    return { against: values.against, watched: named(positionals) };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** @param {readonly string[]} names */
function named(names) {
  const unknown = names.filter((name) => !packages.includes(name));
  if (unknown.length > 0)
    return refuse(`${unknown.join(', ')}: no such package; there are ${packages.join(', ')}`);
  const here = packages.filter((name) => path.join(root, name) === process.cwd());
  if (names.length > 0) return names;
  return here.length > 0 ? here : packages;
}

/**
 * @param {string} reason
 * @returns {never}
 */
function refuse(reason) {
  console.error(reason);
  return process.exit(1);
}

/**
 * Shows a deployed site with the watched sections in it, until it is told to stop.
 * @param {string} address
 */
async function develop(address) {
  const { developAgainst } = /** @type {typeof import('./dev/against')} */ (
    await tsImport('./dev/against.ts', import.meta.url)
  );
  const stop = await developAgainst({ names: watched, against: address, port, configure }).catch(
    (/** @type {unknown} */ error) => refuse(error instanceof Error ? error.message : String(error)),
  );
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  stop();
}

/** @param {string} name */
function watch(name) {
  // its files are for development from now on: the next `npm start` is to build them anew
  rmSync(path.join(root, name, 'dist/.fingerprint'), { force: true });
  webpack(configure({ pkg: name, dev: true })).watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) console.error(error.message);
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
    else work = work.then(() => show(name)).catch((/** @type {unknown} */ problem) => console.error(problem));
  });
}

/**
 * Releases a build and reloads the pages that are open, once the site serves it.
 * @param {string} name
 */
async function show(name) {
  if (name === 'root-config') {
    await release([name]);
    await restart();
  } else {
    const before = await releaseId();
    await release([name]);
    if (!(await isTakenOver(before))) return;
  }
  console.log(`${new Date().toLocaleTimeString('en-GB')} ${name} is rebuilt`);
  proxy.reload();
}

/** The server itself is part of root-config. */
async function restart() {
  site = site.then(
    ({ stop }) => stop().then(() => startSite()),
    () => startSite(),
  );
  await site;
}

/** @param {string} before */
async function isTakenOver(before) {
  const end = Date.now() + TAKEN_OVER_WITHIN_MS;
  while (Date.now() < end) {
    if ((await releaseId()) !== before) return true;
    await sleep(100);
  }
  return false;
}

async function releaseId() {
  const response = await fetch(`${(await site).url}/healthz`);
  const { release: id } = /** @type {{ release: string }} */ (await response.json());
  return id;
}
