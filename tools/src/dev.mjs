// @ts-check
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';

import { buildChanged } from '../../release/src/commands/build.mjs';
import { release, takeOwnRelease } from '../../release/src/commands/release.mjs';
import { endWhenStopped } from '../../workspace/src/process.mjs';
import { secondsSince } from '../../workspace/src/progress.mjs';
import { startServer } from '../../workspace/src/site.mjs';
import { builtPackages, root, serverFile } from '../../workspace/src/workspace.mjs';

/** The server looks for a new release twice a second. */
const TAKEN_OVER_WITHIN_MS = 3_000;
/** Beside the builds that are released: those are of another mode. */
const devBuilds = path.join(root, '.cache/dev');
const fromDev = { isOwn: true, from: devBuilds };

// `npm run dev [package...]`: serves the whole site and watches the packages that are named, or all; what is
// changed is built, released and shown: open pages reload. With `--against ADDRESS` the site is a deployed
// one, and nothing is released
const begun = Date.now();
endWhenStopped();
const { against, watched } = readArguments();
const port = Number(process.env['PORT'] ?? 8080);
const { default: configure } = /** @type {typeof import('../../webpack.config')} */ (
  await tsImport('../../webpack.config.ts', import.meta.url)
);
const { startDevProxy } = /** @type {typeof import('../../preview-host/src/host/dev-proxy')} */ (
  await tsImport('../../preview-host/src/host/dev-proxy.ts', import.meta.url)
);
if (against !== undefined) {
  await develop(against);
  await new Promise(() => undefined);
}
let builds = root;
/** @type {ReturnType<typeof start>} */
let site = new Promise(() => undefined);
let work = Promise.resolve();
const proxy = await startDevProxy(port, async () => (await site).url).catch(refuseError);
await buildChanged();
await takeOwnRelease('dev');
site = start();
await Promise.all(watched.map(watch));
console.log(`ready after ${secondsSince(begun)}; saved files of ${watched.join(', ')} are built again`);
console.log(`Ctrl+C ends it. The site is at http://127.0.0.1:${port}/`);

/** The packages to watch: by default that of the folder that npm runs this for (`-w mf-gallery`). */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { against: { type: 'string' } },
      allowPositionals: true,
    });
    return { against: values.against, watched: named(positionals) };
  } catch (error) {
    return refuseError(error);
  }
}

/** @param {readonly string[]} names */
function named(names) {
  const unknown = names.filter((name) => !builtPackages.includes(name));
  if (unknown.length > 0)
    return refuse(`${unknown.join(', ')}: no such package; there are ${builtPackages.join(', ')}`);
  const here = builtPackages.filter((name) => path.join(root, name) === process.cwd());
  if (names.length > 0) return names;
  return here.length > 0 ? here : builtPackages;
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
 * @param {unknown} error
 * @returns {never}
 */
function refuseError(error) {
  return refuse(error instanceof Error ? error.message : String(error));
}

/**
 * Shows a deployed site with the watched sections in it, until it is told to stop.
 * @param {string} address
 */
async function develop(address) {
  const { developAgainst } = /** @type {typeof import('./dev/against')} */ (
    await tsImport('./dev/against.ts', import.meta.url)
  );
  const options = { names: watched, against: address, port, configure };
  await developAgainst(options).catch(refuseError);
}

/**
 * Builds a package whenever it is saved; settles when it is shown for the first time.
 * @param {string} name
 * @returns {Promise<void>}
 */
function watch(name) {
  const configurations = configure({ pkg: name, dev: true }).map(({ output, ...each }) => {
    const place = path.join(devBuilds, path.relative(root, output?.path ?? root));
    return { ...each, output: { ...output, path: place } };
  });
  console.log(`watching ${name}, ${watched.indexOf(name) + 1} of ${watched.length}`);
  return new Promise((resolve) => {
    webpack(configurations).watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) console.error(error.message);
      else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      else
        work = work.then(() => show(name)).catch((/** @type {unknown} */ problem) => console.error(problem));
      void work.then(resolve);
    });
  });
}

/**
 * Releases a build and reloads the pages that are open, once the site serves it.
 * @param {string} name
 */
async function show(name) {
  if (name === 'site-server') {
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

/** A built server runs from its start on. */
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
  // a page that was kept would hide what is saved
  return startServer([path.join(builds, serverFile)], '/healthz', { env: { SCHOOL_OFFLINE: 'off' } });
}

async function releaseId() {
  const response = await fetch(`${(await site).url}/healthz`);
  const { release: id } = /** @type {{ release: string }} */ (await response.json());
  return id;
}
