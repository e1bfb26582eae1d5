import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { until } from '../../shared-deps/src/testing/until';
import { startSite } from '../../team/src/workspace/site';
import { choose } from '../support/inspector';
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy';

let copy: WorkspaceCopy;
test.beforeAll(() => {
  copy = copyWorkspace();
});
test.afterAll(() => copy.remove());

test('npm start: the search goes on while another command builds the server again', async () => {
  const site = await copy.start('start');
  const program = path.join(copy.folder, 'server/dist/read-pdf.js');
  const before = readFileSync(program);
  try {
    writeFileSync(program, 'process.exit(1);');
    await site.untilAnswering('/api/search?q=boat');
  } finally {
    writeFileSync(program, before);
    await site.terminate();
  }
});

test('npm run dev: a saved file is built and released while the site runs', async () => {
  const site = await copy.start('run', 'dev', '--', 'mf-home');
  try {
    await site.untilPrinted(site.url);
    await site.untilPrinted('mf-home is rebuilt', 1);
    save('mf-home');
    await site.untilPrinted('mf-home is rebuilt', 2);
    await site.untilAnswering('/home');
  } finally {
    await site.terminate();
  }
});

test('npm run dev: the inspector opens over a page with the development build of XState', async ({
  page,
}) => {
  const site = await copy.start('run', 'dev', '--', 'shared-deps');
  try {
    await site.untilPrinted('shared-deps is rebuilt', 1);
    await page.goto(`${site.url}/News?inspect`);
    await choose(page, 'navigation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  } finally {
    await site.terminate();
  }
});

test('npm run dev: code of a page ends the server, and the next save starts it again', async () => {
  const file = path.join(copy.folder, 'mf-about/src/index.ts');
  const before = readFileSync(file);
  const site = await copy.start('run', 'dev', '--', 'mf-about');
  try {
    await site.untilPrinted('mf-about is rebuilt', 1);
    appendFileSync(file, "if (typeof document === 'undefined') void Promise.reject(new Error('late'));\n");
    await until(async () => (await textOf(`${site.url}/ContactUs`)).includes('The server has ended'));
    writeFileSync(file, before);
    await site.untilAnswering('/ContactUs');
  } finally {
    writeFileSync(file, before);
    await site.terminate();
  }
});

test('npm run dev -- --against: a saved file is built, and shown within a site that runs elsewhere', async () => {
  const deployed = await startSite({ isQuiet: true });
  const host = await copy.start('run', 'dev', '-w', 'mf-gallery', '--', '--against', deployed.url);
  try {
    await host.untilAnswering('/PhotoGallery');
    await host.untilPrinted('mf-gallery is rebuilt', 1);
    save('mf-gallery');
    await host.untilPrinted('mf-gallery is rebuilt', 2);
  } finally {
    await host.interrupt();
    await deployed.stop();
  }
});

test('npm run build: one package alone', () => copy.run('npm', 'run', 'build', '-w', 'mf-home'));

test('npm run deploy, npm run rollback and npm run releases', async () => {
  const inMfHome = (command: string, ...args: string[]) =>
    copy.run('npm', 'run', command, '-w', 'mf-home', '--', ...args);
  save('mf-home');
  await inMfHome('deploy', '--preview');
  await inMfHome('deploy');
  const packages = readFileSync(path.join(copy.folder, '.release/sbom.json'), 'utf8');
  expect(JSON.parse(packages)).toMatchObject({ bomFormat: 'CycloneDX' });
  await inMfHome('rollback');
  await copy.run('npm', 'run', 'releases');
  await copy.run('npm', 'run', 'releases', '--', 'prune', '--keep', '1');
});

/** Changes the exports of a section. */
function save(section: string): void {
  const now = Date.now();
  const file = path.join(copy.folder, section, 'src/index.ts');
  appendFileSync(file, `export const savedAt${now} = ${now};\n`);
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  return response.text();
}
