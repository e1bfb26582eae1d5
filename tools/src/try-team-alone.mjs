// @ts-check
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { releaseFolder } from '../../release/src/commands/release.mjs';
import { run } from '../../workspace/src/process.mjs';
import { startSite } from '../../workspace/src/site.mjs';
import { root } from '../../workspace/src/workspace.mjs';

/** @typedef {import('@school/shared-deps').Manifest} Manifest */

const SECTION = 'mf-gallery';
const PAGE = '/Achievements';
const TITLE = 'Achievements by a team alone';
/** A small school's content is enough. */
const school = {
  SCHOOL_CONTENT: path.join(root, 'content-service/test-content/rivermouth'),
  SCHOOL_CODE: 'RIVERMOUTH',
};
/** A running site takes a release over within two seconds. */
const SERVED_WITHIN_MS = 10_000;

/**
 * Does what a team does that has only its section's folder and the packed shared-deps: checks, builds and
 * hands over a section outside the workspace, while a site serves the release.
 * @throws when a step fails, the build differs from the workspace's, or the site does not serve the section
 */
export async function tryTeamAlone() {
  await run('npm', ['run', '--silent', 'pack:shared']);
  const place = mkdtempSync(path.join(tmpdir(), 'team-'));
  const section = path.join(place, SECTION);
  const release = path.join(place, 'release');
  try {
    copySection(section);
    cpSync(releaseFolder(), release, { recursive: true });
    await installPackage(section);
    await runIn(section, 'npm', 'run', 'check');
    await runIn(section, 'npm', 'run', 'build');
    expectSameBuild(path.join(section, 'dist/browser'));
    await handOver(section, release);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} section */
function copySection(section) {
  cpSync(path.join(root, SECTION), section, {
    recursive: true,
    filter: (from) => !['dist', 'node_modules'].includes(path.basename(from)),
  });
}

/** @param {string} section */
async function installPackage(section) {
  const packed = path.join(root, '.packages');
  const { version } = JSON.parse(readFileSync(path.join(root, 'shared-deps/package.json'), 'utf8'));
  const file = path.join(packed, `school-shared-deps-${version}.tgz`);
  await runIn(
    section,
    'npm',
    'install',
    file,
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  await runIn(section, 'npx', 'school-setup');
}

/**
 * Every file is the same as the workspace's build, source maps and manifest too.
 * @param {string} dist
 */
function expectSameBuild(dist) {
  const ours = path.join(root, SECTION, 'dist/browser');
  const differing = readdirSync(ours).filter((file) => {
    const built = path.join(dist, file);
    return !existsSync(built) || !readFileSync(built).equals(readFileSync(path.join(ours, file)));
  });
  if (differing.length > 0)
    throw new Error(`built outside the workspace, these differ: ${differing.join(', ')}`);
}

/**
 * The team changes a page; the site's own guard lets the build pass, and the running site serves it, until it
 * is rolled back.
 * @param {string} section
 * @param {string} release
 */
async function handOver(section, release) {
  const routes = path.join(section, 'src/routes.ts');
  const text = readFileSync(routes, 'utf8');
  const changed = text.replace(`'Our Achievements'`, `'${TITLE}'`);
  if (changed === text) throw new Error(`${SECTION} has no title that could be changed`);
  writeFileSync(routes, changed);
  await runIn(section, 'npm', 'run', 'build');
  const env = { ...school, SCHOOL_RELEASE: release };
  const site = await startSite({ env });
  try {
    if (await isServed(site.url)) throw new Error('the page is served before it is deployed');
    await run('npm', ['run', 'deploy', '--', '--dist', path.join(section, 'dist/browser')], env);
    await untilServed(site.url, true);
    await run('npm', ['run', 'rollback', '--', '--section', SECTION], env);
    await untilServed(site.url, false);
  } finally {
    await site.stop();
  }
}

/**
 * @param {string} url
 * @param {boolean} isWanted
 */
async function untilServed(url, isWanted) {
  const giveUp = Date.now() + SERVED_WITHIN_MS;
  while ((await isServed(url)) !== isWanted) {
    if (Date.now() > giveUp)
      throw new Error(`the running site ${isWanted ? 'does not serve' : 'still serves'} the team's section`);
    await sleep(100);
  }
}

/** @param {string} url */
async function isServed(url) {
  const html = await (await fetch(url + PAGE)).text();
  return html.includes(TITLE);
}

/**
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 */
function runIn(folder, command, ...args) {
  return run(command, args, {}, folder);
}

if (process.argv[1] === import.meta.filename) await tryTeamAlone();
