import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import { version as reactVersion } from 'react';

import { chartOf } from '../../inspector/src/record/chart';
import { mapMachine } from '../../mf-about/src/pages/contact-us/map.machine';
import { releaseFolder } from '../../team/src/release/commands/release';
import { execLocal, run } from '../../team/src/workspace/process';
import { findPrograms } from '../../team/src/workspace/programs';
import { root } from '../../team/src/workspace/workspace';
import { startCommand } from './support/command';
import { copyWorkspace, smallSchool } from './support/workspace-copy';

/** Steps of `npm test` and `npm run test:all`, and what their tests run. */
const steps = ['npm test', 'npm run test:all', 'school viewer', 'school check-content', 'school --help'];

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('every command that a document names is tried', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
  const titles = tests.map((file) => read(`e2e/commands/${file}`)).join('');
  const named = new Set(
    `${read('README.md')}${read('CONTRIBUTING.md')}`.match(
      /\b(?:npm (?:start|test|run [\w:]+)|(?<=npx )school [\w-]+)/g,
    ),
  );
  const isTried = (command: string) => steps.includes(command) || titles.includes(command);
  expect([...named].filter((command) => !isTried(command))).toEqual([]);
});

for (const end of ['interrupt', 'terminate'] as const) {
  test(`npm start: says where the site is, and ends by ${end}`, async () => {
    const site = await startCommand(['start']);
    try {
      await site.untilPrinted(site.url);
      await site.untilAnswering('/home');
    } finally {
      await site[end]();
    }
  });
}

test('school push and school pull: a release goes to a copy, and on', async () => {
  const programs = await findPrograms('rclone');
  test.skip('missing' in programs, 'missing' in programs ? programs.missing : '');
  const [copy, follower] = [path.join(folder, 'copy'), path.join(folder, 'follower')];
  await run('school', ['push', copy]);
  await run('school', ['pull', copy], { env: { SCHOOL_RELEASE: follower } });
  // the release has the files of earlier versions too, and each server compresses its own
  const [released, copied] = [releaseFolder(), copy].map((each) => path.join(each, 'assets'));
  await run('rclone', ['check', '--one-way', copied ?? '', released ?? '']);
  await run('diff', [path.join(releaseFolder(), 'release.json'), path.join(follower, 'release.json')]);
});

test('npm run export: the whole site is written as files', async () => {
  const place = path.join(folder, 'site');
  await run('npm', ['run', 'export', '--', place], { env: smallSchool });
  expect(readFileSync(path.join(place, 'Circular/index.html'), 'utf8')).toContain('<h1');
});

test('school new-content: the content of another school is without mistake', async () => {
  const school = path.join(folder, 'school');
  await run('school', ['new-content', school]);
  await run('school', ['check-content', school]);
});

test('school notice: writes an urgent notice, and ends it', async () => {
  const notice = (...args: string[]) =>
    run('school', ['notice', ...args], { env: { SCHOOL_CONTENT: folder } });
  await notice('School is closed tomorrow', '--until', '2099-12-31T18:00');
  expect(readdirSync(folder)).toEqual(['notice.json']);
  await notice('--end');
  expect(readdirSync(folder)).toEqual([]);
});

test('school test-from: writes a test that fails while the machine ends as recorded', async () => {
  const { chart } = chartOf(mapMachine);
  const session = path.join(folder, 'session.json');
  const stateOf = (value: string) => ({ snapshot: { status: 'active', value, context: {} } });
  const event = { at: 1, kind: 'event', actor: 'a1', name: 'map.toggled', ...stateOf('framed') };
  const rows = [{ ...event, kind: 'actor', name: 'found', ...stateOf('drawn') }, event];
  const actors = [{ key: 'a1', name: 'map', chart, ...stateOf('framed') }];
  const about = { kind: 'school-statecharts-session', version: 2, address: '/ContactUs', until: 9 };
  writeFileSync(session, JSON.stringify({ ...about, actors, rows }));
  const written = path.join(root, 'mf-about/src/pages/contact-us/map.session.test.ts');
  try {
    await run('school', ['test-from', session, 'map']);
    await expect(run('jest', [written])).rejects.toThrow('exit code 1');
    writeFileSync(written, readFileSync(written, 'utf8').replace("value: 'framed'", "value: 'elsewhere'"));
    await run('jest', [written]);
  } finally {
    rmSync(written, { force: true });
  }
});

test('npm run format and school raise: change files of the workspace, or say why not', async () => {
  const copy = copyWorkspace();
  const read = (file: string) => readFileSync(path.join(copy.folder, file), 'utf8');
  try {
    const [entry, packages] = [read('mf-about/src/index.ts'), read('package.json')];
    writeFileSync(path.join(copy.folder, 'mf-about/src/index.ts'), entry.replaceAll(';', ' ;'));
    await copy.run('npm', 'run', 'format');
    expect(read('mf-about/src/index.ts')).toBe(entry);
    for (const [wanted, reason] of [
      ['react', '“react” has no exact version, such as react@19.4.0'],
      ['react@19.99.0', 'the registry has no react@19.99.0'],
      [`react@${reactVersion}`, `no package.json has another version of react@${reactVersion}`],
    ] as const) {
      const place = { cwd: copy.folder, localDir: copy.folder, reject: false };
      const { stderr } = await execLocal('school', ['raise', wanted], place);
      expect(stderr).toContain(`refused: ${reason}`);
    }
    expect(read('package.json')).toBe(packages);
  } finally {
    copy.remove();
  }
});

test('npm run check: says how many checks and tests have passed', async () => {
  const { stdout } = await execLocal('npm', ['run', '--silent', 'check']);
  expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed$/m);
});
test('npm run size', () => run('npm', ['run', 'size']));
