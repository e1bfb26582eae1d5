import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { releaseFolder } from '../../team/src/release/commands/release';
import { run } from '../../team/src/workspace/process';
import { startSite } from '../../team/src/workspace/site';
import { root } from '../../team/src/workspace/workspace';
import { smallSchool } from './support/workspace-copy';

const SECTION = 'mf-gallery';
const TITLE = 'Achievements by a team alone';

let place: string;
let section: string;
test.beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'team-'));
  section = path.join(place, SECTION);
  cpSync(path.join(root, SECTION), section, {
    recursive: true,
    filter: (from) => !['dist', 'node_modules'].includes(path.basename(from)),
  });
});
test.afterAll(() => rmSync(place, { recursive: true, force: true }));

test.describe('school pack: a team with its section and the packed shared-deps alone', () => {
  test.describe.configure({ mode: 'serial' });

  test('checks its section, and builds the same parts as the workspace', async () => {
    // another person packs at the same time
    await Promise.all([run('school', ['pack']), run('school', ['pack'])]);
    await installPackage();
    await inSection('npm', 'run', 'check');
    await inSection('npm', 'run', 'build');
    expect(builtIn(section)).toEqual(builtIn(path.join(root, SECTION)));
  });

  test('hands a changed page over to a running site, and takes it back', async () => {
    const routes = path.join(section, 'src/routes.ts');
    writeFileSync(routes, readFileSync(routes, 'utf8').replace(`'Our Achievements'`, `'${TITLE}'`));
    await inSection('npm', 'run', 'build');
    const env = { ...smallSchool, SCHOOL_RELEASE: path.join(place, 'release') };
    cpSync(releaseFolder(), env.SCHOOL_RELEASE, { recursive: true });
    const site = await startSite({ env });
    const page = async () => (await fetch(`${site.url}/Achievements`)).text();
    try {
      expect(await page()).not.toContain(TITLE);
      await run('npm', ['run', 'deploy', '--', '--dist', path.join(section, 'dist/browser')], { env });
      await expect.poll(page).toContain(TITLE);
      await run('npm', ['run', 'rollback', '--', '--section', SECTION], { env });
      await expect.poll(page).not.toContain(TITLE);
    } finally {
      await site.stop();
    }
  });
});

/** The files of a build. Their hashes come from the numbers of modules, which follow the place of the build. */
function builtIn(folder: string): string[] {
  const files = readdirSync(path.join(folder, 'dist/browser'));
  return files.map((file) => file.replace(/[0-9a-f]{12}/, 'hash')).sort();
}

async function installPackage(): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'shared-deps/package.json'), 'utf8')) as {
    version: string;
  };
  const file = path.join(root, '.packages', `school-shared-deps-${version}.tgz`);
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await inSection('npm', 'install', file, ...quiet);
  await inSection('npx', 'school-setup');
}

async function inSection(command: string, ...args: string[]): Promise<void> {
  await run(command, args, { cwd: section, localDir: section });
}
