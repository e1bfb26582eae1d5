// @ts-check
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { releaseFolder } from '../../release/src/commands/release.mjs';
import { startCommand } from '../../workspace/src/command.mjs';
import { installDebian } from '../../workspace/src/debian.mjs';
import { findProgram } from '../../workspace/src/find-program.mjs';
import { inLanes } from '../../workspace/src/lanes.mjs';
import { run } from '../../workspace/src/process.mjs';
import { findPrograms } from '../../workspace/src/programs.mjs';
import { secondsSince } from '../../workspace/src/progress.mjs';
import { root } from '../../workspace/src/workspace.mjs';
import { tryAgainst, tryDev, tryReleases } from './try-releases.mjs';
import { trySection } from './try-section.mjs';
import { tryTeamAlone } from './try-team-alone.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

/** @typedef {Record<string, () => Promise<void>>} Commands */

/**
 * The commands that the README names, long ones in a short form. These change sources.
 * @param {import('./workspace-copy.mjs').WorkspaceCopy} copy
 * @returns {Commands}
 */
const changing = (copy) => ({
  'npm run dev': async () => {
    await tryDev(copy);
    await tryAgainst(copy);
  },
  'npm run build': () => copy.run('npm', 'run', 'build', '-w', 'mf-home'),
  'npm run deploy': () => tryReleases(copy),
  'npm run section:new': () => trySection(copy),
});

/**
 * Each keeps one core busy.
 * @type {Commands}
 */
const reading = {
  'npm run pack:shared': tryTeamAlone,
  'npm run export': tryExport,
  'npm start': tryStart,
  'npm run check': () => npm('run', 'check'),
  'npm run release:push': tryCopies,
  'npm run content:new': () =>
    inFolder(async (folder) => {
      const school = path.join(folder, 'school');
      await npm('run', 'content:new', '--', school);
      await npm('run', 'content:check', '--', school);
    }),
  'npm run notice': () => inFolder(tryNotice),
};

/**
 * They measure times, or bear load: nothing runs beside them.
 * @type {Commands}
 */
const measuring = {
  'npm run stack': tryStack,
  'npm run size': () => npm('run', 'size'),
  'npm run bench': () => npm('run', 'bench', '--', '--short'),
  'npm run bench:attack': () => npm('run', 'bench:attack', '--', '--short', 'provider'),
};

/** Steps of `npm test` or `npm run test:all`, what their browser tests run, and these two. */
const steps = ['npm test', 'npm run test:all', 'npm run viewer', 'npm run html', 'npm run content:check'];
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
  const copy = copyWorkspace();
  try {
    const inCopy = changing(copy);
    const tried = [...Object.keys({ ...inCopy, ...reading, ...measuring }), ...steps, ...together];
    const untried = [...named].filter((command) => !tried.includes(command));
    if (untried.length > 0) throw new Error(`no step tries ${untried.join(', ')}, which a document names`);
    // those of the copy in turn, and the others beside them
    await inLanes([inCopy, reading], 2, tryInTurn);
  } finally {
    copy.remove();
  }
  await tryInTurn(measuring);
}

/** @param {Commands} some */
async function tryInTurn(some) {
  for (const [command, tryCommand] of Object.entries(some)) {
    const begun = Date.now();
    try {
      await tryCommand();
    } catch (error) {
      throw new Error(`${command}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    console.log(`-- ${command} works (${secondsSince(begun)})`);
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

/** @param {string} folder */
async function tryNotice(folder) {
  const notice = (/** @type {string[]} */ ...args) =>
    run('npm', ['run', 'notice', '--', ...args], { SCHOOL_CONTENT: folder });
  await notice('School is closed tomorrow', '--until', '2099-12-31T18:00');
  JSON.parse(readFileSync(path.join(folder, 'notice.json'), 'utf8'));
  await notice('--end');
  if (readdirSync(folder).length > 0) throw new Error('the notice is still there');
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
