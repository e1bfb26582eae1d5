// @ts-check
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';

import { buildChanged } from './build.mjs';
import { release, takeOwnRelease } from './release.mjs';
import { startServer } from './site.mjs';
import { packages, root } from './workspace.mjs';

/** The server looks for a new release twice a second. */
const TAKEN_OVER_WITHIN_MS = 3_000;
/** Beside the builds that are released: those are of another mode. */
const devBuilds = path.join(root, '.cache/dev');
const fromDev = { isOwn: true, from: devBuilds };

// `npm run dev [package...]`: serves the whole site and watches the packages that are named, or all; what is changed is
// built, released and shown: open pages reload. With `--against ADDRESS` the site is a deployed one, and nothing is released
const { against, watched } = readArguments();
const port = Number(process.env['PORT'] ?? 8080);
const { default: configure } = /** @type {typeof import('../../webpack.config')} */ (
  await tsImport('../../webpack.config.ts', import.meta.url)
);
const { startDevProxy } = /** @type {typeof import('../src/overrides/host/dev-proxy')} */ (
  await tsImport('../src/overrides/host/dev-proxy.ts', import.meta.url)
);
if (against !== undefined) {
  await develop(against);
  process.exit();
}
await buildChanged();
await takeOwnRelease('dev');
let builds = root;
let site = start();
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
  const configurations = configure({ pkg: name, dev: true }).map(({ output, ...each }) => {
    const place = path.join(devBuilds, path.relative(root, output?.path ?? root));
    return { ...each, output: { ...output, path: place } };
  });
  webpack(configurations).watch({ aggregateTimeout: 50 }, (error, stats) => {
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
    await release([name], fromDev);
    builds = devBuilds;
    await restart();
  } else {
    const before = await releaseId();
    await release([name], fromDev);
    if (!(await isTakenOver(before))) return;
  }
  console.log(`${new Date().toLocaleTimeString('en-GB')} ${name} is rebuilt`);
  proxy.reload();
}

/** The server itself is part of root-config. */
async function restart() {
  site = site.then(({ stop }) => stop().then(start), start);
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

/** The server of the builds that are shown, on a port of its own. */
function start() {
  return startServer([path.join(builds, 'root-config/dist/server/server.js')], '/healthz');
}

async function releaseId() {
  const response = await fetch(`${(await site).url}/healthz`);
  const { release: id } = /** @type {{ release: string }} */ (await response.json());
  return id;
}
