// @ts-check
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { releaseFolder } from '../../release/src/commands/release.mjs';
import { startCommand } from '../../workspace/src/command.mjs';
import { installDebian } from '../../workspace/src/debian.mjs';
import { findProgram } from '../../workspace/src/find-program.mjs';
import { run } from '../../workspace/src/process.mjs';
import { findPrograms } from '../../workspace/src/programs.mjs';
import { startSite } from '../../workspace/src/site.mjs';
import { root } from '../../workspace/src/workspace.mjs';
import { trySection } from './try-section.mjs';
import { tryTeamAlone } from './try-team-alone.mjs';

/** @typedef {{ [command: string]: () => Promise<void> }} Commands */

/**
 * The commands that the README names, long ones in a short form.
 * @type {Commands}
 */
const commands = {
  'npm start': tryStart,
  'npm run dev': async () => {
    await tryDev();
    await tryAgainst();
  },
  'npm run check': () => npm('run', 'check'),
  'npm run build': () => npm('run', 'build', '-w', 'mf-home'),
  'npm run deploy': tryReleases,
  'npm run pack:shared': tryTeamAlone,
  'npm run section:new': trySection,
  'npm run export': tryExport,
  'npm run stack': tryStack,
  'npm run release:push': tryCopies,
  'npm run size': () => npm('run', 'size'),
  'npm run bench': () => npm('run', 'bench', '--', '--short'),
  'npm run bench:attack': () => npm('run', 'bench:attack', '--', '--short', 'provider'),
  'npm run content:new': () =>
    inFolder(async (folder) => {
      const school = path.join(folder, 'school');
      await npm('run', 'content:new', '--', school);
      await npm('run', 'content:check', '--', school);
    }),
  'npm run notice': () => inFolder(tryNotice),
  'npm run content:avif': () => inFolder(tryAvif),
  'npm run mutate': () => npm('run', 'mutate', '--', 'map'),
  'npm run viewer': () => npm('run', 'viewer'),
};

/** Those that are steps of `npm test` or `npm run test:all`, and these two. */
const steps = [
  'npm test',
  'npm run test:all',
  'npm run html',
  'npm run content:check',
  'npm run docs:statecharts',
];
/** Those that are tried together with another one. */
const together = [
  'npm run rollback',
  'npm run promote',
  'npm run abandon',
  'npm run releases',
  'npm run retire',
  'npm run release:pull',
];

/**
 * Runs every command that the README or CONTRIBUTING names.
 * @throws when one fails, or one of them names a command that is not tried
 */
export async function tryCommands() {
  const texts = ['README.md', 'CONTRIBUTING.md'].map((file) => readFileSync(path.join(root, file), 'utf8'));
  const named = new Set(texts.join('').match(/\bnpm (?:start|test|run [\w:]+)/g));
  const untried = [...named].filter(
    (command) => !(command in commands || [...steps, ...together].includes(command)),
  );
  if (untried.length > 0) throw new Error(`no step tries ${untried.join(', ')}, which a document names`);
  for (const [command, tryCommand] of Object.entries(commands)) {
    const begun = Date.now();
    try {
      await tryCommand();
    } catch (error) {
      throw new Error(`${command}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    console.log(`-- ${command} works (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  }
}

/** It says where the site is, and ends by Ctrl-C and by its number. */
async function tryStart() {
  for (const end of /** @type {const} */ (['interrupt', 'terminate'])) {
    const site = await startCommand(['start']);
    try {
      await site.untilAddress();
      await site.untilAnswering('/home');
    } finally {
      await site[end]();
    }
  }
}

/**
 * A section is previewed in a copy of the release folder, promoted, rolled back, and tried as a canary there.
 */
function tryReleases() {
  return inFolder(async (folder) => {
    cpSync(releaseFolder(), folder, { recursive: true });
    const source = path.join(root, 'mf-home/src/index.ts');
    const before = readFileSync(source, 'utf8');
    const env = { SCHOOL_RELEASE: folder, SCHOOL_LINK_SECRET: 'a secret of thirty-two characters' };
    const npmThere = (/** @type {string[]} */ ...args) => run('npm', args, env);
    const inMfHome = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
      npmThere('run', command, '-w', 'mf-home', '--', ...args);
    try {
      writeFileSync(source, `${before}\nexport const savedAt = ${Date.now()};\n`);
      await inMfHome('deploy', '--preview');
      const text = readFileSync(path.join(folder, 'release.json'), 'utf8');
      const { previews = [] } = /** @type {import('../../release/src/commands/release.mjs').ReleaseFile} */ (
        JSON.parse(text)
      );
      await inMfHome('promote', previews[0]?.version ?? '');
      await inMfHome('rollback');
      // a comment changes the source map alone
      writeFileSync(source, `${before}\n// saved\n`);
      await inMfHome('deploy', '--canary', '5');
      await inMfHome('abandon');
    } finally {
      writeFileSync(source, before);
    }
    await npmThere('run', 'releases');
    await npmThere('run', 'releases', '--', 'prune', '--keep', '1');
  });
}

/** nginx, two servers and Redis: they end with Ctrl-C, and bear load while they are killed. */
async function tryStack() {
  const programs = await findPrograms();
  if ('missing' in programs) {
    console.log(`-- not tried: ${programs.missing}`);
    return;
  }
  const stack = await startCommand(['run', 'stack']);
  try {
    await stack.untilAnswering('/home');
  } finally {
    await stack.interrupt();
  }
  await npm('run', 'stack', '--', '--load', '--seconds', '8');
}

/** The release goes into a copy, and from there into another release folder. */
async function tryCopies() {
  if (findProgram('rclone') === undefined && !(await installDebian('rclone'))) {
    console.log('-- not tried: apt-get install rclone');
    return;
  }
  await inFolder(async (folder) => {
    const [copy, follower] = [path.join(folder, 'copy'), path.join(folder, 'follower')];
    await npm('run', 'release:push', '--', copy);
    await run('npm', ['run', 'release:pull', '--', copy], { SCHOOL_RELEASE: follower });
    await run('diff', ['--recursive', path.join(releaseFolder(), 'assets'), path.join(copy, 'assets')]);
    await run('diff', [path.join(releaseFolder(), 'release.json'), path.join(follower, 'release.json')]);
  });
}

/** Two exports of one day are the same, to the byte. */
function tryExport() {
  return inFolder(async (folder) => {
    const content = path.join(root, 'content-service/test-content/rivermouth');
    const env = { SCHOOL_CONTENT: content, SCHOOL_CODE: 'RIVERMOUTH' };
    for (const name of ['one', 'other']) {
      await run('npm', ['run', 'export', '--', path.join(folder, name), '--at', '2026-11-21T06:00:00Z'], env);
    }
    await run('diff', ['--recursive', path.join(folder, 'one'), path.join(folder, 'other')]);
  });
}

/** A saved file is built and released while the site runs. */
async function tryDev() {
  const source = path.join(root, 'mf-home/src/index.ts');
  const before = readFileSync(source, 'utf8');
  const site = await startCommand(['run', 'dev', '--', 'mf-home']);
  try {
    await site.untilAddress();
    await site.untilPrinted('mf-home is rebuilt', 1);
    writeFileSync(source, `${before}\nexport const savedAt = ${Date.now()};\n`);
    await site.untilPrinted('mf-home is rebuilt', 2);
    await site.untilAnswering('/home');
  } finally {
    writeFileSync(source, before);
    await site.terminate();
  }
}

/** A saved file is built, and shown within a site that runs elsewhere. */
async function tryAgainst() {
  const source = path.join(root, 'mf-gallery/src/index.ts');
  const before = readFileSync(source, 'utf8');
  const deployed = await startSite({ isQuiet: true });
  const host = await startCommand(['run', 'dev', '-w', 'mf-gallery', '--', '--against', deployed.url]);
  try {
    await host.untilAnswering('/PhotoGallery');
    await host.untilPrinted('mf-gallery is rebuilt', 1);
    writeFileSync(source, `${before}\nexport const savedAt = ${Date.now()};\n`);
    await host.untilPrinted('mf-gallery is rebuilt', 2);
  } finally {
    writeFileSync(source, before);
    await host.interrupt();
    await deployed.stop();
  }
}

/** @param {string} folder */
async function tryNotice(folder) {
  const notice = (/** @type {string[]} */ ...args) =>
    run('npm', ['run', 'notice', '--', ...args], { SCHOOL_CONTENT: folder });
  await notice('School is closed tomorrow', '--until', '2099-12-31T18:00');
  JSON.parse(readFileSync(path.join(folder, 'notice.json'), 'utf8'));
  await notice('--end');
  if (readdirSync(folder).length > 0) throw new Error('the notice is still there');
}

/** @param {string} folder */
async function tryAvif(folder) {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#246' } });
  await picture.jpeg().toFile(path.join(folder, 'picture.jpg'));
  await npm('run', 'content:avif', '--', folder);
  if (!readdirSync(folder).some((name) => name.endsWith('.avif'))) throw new Error('the picture got no AVIF');
}

/** @param {string[]} args */
function npm(...args) {
  return run('npm', args);
}

/** @param {(folder: string) => Promise<void>} work */
async function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) await tryCommands();
