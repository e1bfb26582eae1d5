import { closest } from 'fastest-levenshtein';

import { runCommand } from './release/commands/command';
import { Refusal } from './release/refusal';
import { endWithNpm } from './workspace/process';

interface CommandModule {
  /** Takes the words of the command line behind its name. */
  command: (args: string[]) => void | Promise<void>;
}

/** A line about a command, its code, and words that come before those of the command line. */
type Command = readonly [about: string, load: () => Promise<CommandModule>, ...words: string[]];

/** Code is loaded with its command alone. */
const commands: Readonly<Record<string, Command>> = {
  start: ['builds what has changed, and serves the whole site', () => import('./local/start')],
  dev: ['serves the site, and shows what is saved', () => import('./local/dev')],
  test: ['runs the tests: --all of them, or those that a word names', () => import('./local/test')],
  new: ['begins a section: school new mf-library', () => import('./local/section-new')],
  build: ['builds what has changed, and makes it live', () => import('./release/commands/build')],
  deploy: ['checks a section, and makes it live alone', () => import('./release/commands/deploy')],
  preview: [
    'checks a section, and shows it elsewhere',
    () => import('./release/commands/deploy'),
    '--preview',
  ],
  diff: ['says what a build changes for visitors', () => import('./release/commands/diff')],
  rollback: ['makes an earlier version live again', () => import('./release/commands/rollback')],
  retire: ['takes a section out of the site', () => import('./release/commands/retire')],
  releases: ['lists the versions; prune removes old ones', () => import('./release/commands/releases')],
  push: ['copies what is live to where rclone reaches', () => import('./release/commands/copy'), 'push'],
  pull: ['takes such a copy over', () => import('./release/commands/copy'), 'pull'],
  pack: ['packs shared-deps for a team alone', () => import('./release/commands/pack-shared')],
  raise: ['sets the versions of shared libraries everywhere', () => import('./local/raise')],
  export: ['writes the whole site as files', () => import('./export/command')],
  edit: ['serves an editor of a content folder', () => import('./content/edit')],
  notice: ['puts an urgent notice on top of every page', () => import('./local/notice')],
  office: ['lists who may edit from elsewhere: add, remove', () => import('./content/office')],
  'new-content': ['begins a content folder for another school', () => import('./content/new-school')],
  'check-content': ['says what is wrong with a content folder', () => import('./content/check')],
  viewer: ['writes the page that opens recorded charts', () => import('./local/make-viewer')],
  'test-from': ['writes a test from a recorded session', () => import('./local/test-from')],
  size: ['weighs the pages, against their budgets', () => import('./local/size')],
  bench: ['measures rendering and requests a second', () => import('./bench/bench')],
  stack: ['runs nginx, two servers and Redis', () => import('./bench/stack')],
};

/** The words and options that a command takes, for `school NAME --help`. */
const usages: Readonly<Record<string, string>> = {
  dev: 'mf-library… [--against https://school.example]',
  test: '[WORD | --all | --changed | --lint | --structure]',
  new: 'mf-library',
  build: '[mf-library…]',
  deploy: '-w mf-library [-- --dry-run | --preview] [--yes] [--expects words,links] [--dist DIR]',
  preview: '--dist DIR; of this checkout: npm run deploy -w mf-library -- --preview',
  diff: 'mf-library [--against live|VERSION|COMMIT] [--report FILE.html] [--json]',
  rollback: '--section mf-library [--to VERSION]',
  retire: '--section mf-library [--to /home]',
  releases: '[prune [--keep 10]]',
  push: 'REMOTE',
  pull: 'REMOTE [--follow]',
  pack: '[--check]',
  raise: 'react@19.4.0 react-dom@19.4.0',
  export: 'DIR',
  edit: 'DIR [--port 8081] [--share]',
  notice: '"TEXT" --until 18:00 [--from 07:00] [--link /Calendar] [--level info] | --end',
  office: 'list | add NAME --role ROLE | remove NAME | sign-out [-- DIR]',
  'new-content': 'DIR [--name "NAME"] [--code CODE]',
  'check-content': '[DIR] [--day 2026-11-28]',
  bench: '[NAME…] [--short | --full] [--growth]',
  stack: '[--load] [--seconds 60] [--tls]',
  'test-from': 'SESSION.json ACTOR [SECONDS]',
};

const [name = '--help', ...args] = process.argv.slice(2);
endWithNpm();
await runCommand(async () => {
  if (name === '--help') return list();
  const [about, load, ...words] = find();
  if (args.includes('--help')) {
    console.log(`school ${name} ${usages[name] ?? ''}`.trimEnd() + `\n${about}`);
    return;
  }
  const { command } = await load();
  await command([...words, ...args]);
});

function list(): void {
  const width = Math.max(...Object.keys(commands).map((each) => each.length));
  for (const [each, [about]] of Object.entries(commands)) console.log(`${each.padEnd(width)}  ${about}`);
}

function find(): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  const meant = closest(name, Object.keys(commands));
  throw new Refusal([`there is no school ${name}: is it school ${meant}? school --help lists all`]);
}
