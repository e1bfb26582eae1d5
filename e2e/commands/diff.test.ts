import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from '@playwright/test';

import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy';

const SECTION = 'mf-about';

let copy: WorkspaceCopy;
test.beforeEach(() => {
  copy = copyWorkspace();
});
test.afterEach(() => copy.remove());

test('school diff: names a word and a colour, and its report shows the page before and after', async ({
  page,
}) => {
  change('src/texts/contact-us.ts', "'Email'", "'Write to us'");
  change('src/pages/contact-us/contact-us.module.css', 'color: var(--school-quiet)', 'color: crimson');
  const report = path.join(copy.folder, 'report.html');
  const lines = await copy.read('school', 'diff', SECTION, '--report', report);
  expect(lines.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/ContactUs, .*− “Email”$/),
      expect.stringMatching(/^\/ContactUs, .*\+ “Write to us”$/),
      'styles: − .title: color:var(--school-quiet) on /ContactUs',
      'styles: + .title: color:#dc143c on /ContactUs',
      `the report is ${report}`,
    ]),
  );
  expect(lines).not.toContain('/EBook');
  await page.goto(pathToFileURL(report).href);
  await expect(page.getByRole('listitem').filter({ hasText: 'Write to us' }).first()).toBeVisible();
  const pictures = page.getByRole('img');
  const names = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  const looks = ['360 pixels, light', '360 pixels, dark', '1280 pixels, light', '1280 pixels, dark'];
  expect(names).toEqual(
    looks.flatMap((look) => ['before', 'after'].map((when) => `/ContactUs, ${look}, ${when}`)),
  );
  const widths = await pictures.evaluateAll((all) =>
    all.map((each) => (each as HTMLImageElement).naturalWidth),
  );
  expect(widths).toEqual([360, 360, 360, 360, 1280, 1280, 1280, 1280]);
});

test('npm run deploy: a new line of the section’s changelog is kept with the version', async () => {
  const git = (...args: string[]) =>
    copy.run('git', '-c', 'user.name=Asha', '-c', 'user.email=asha@school.example', ...args);
  const deploy = () => copy.run('npm', 'run', 'deploy', '-w', SECTION);
  change('src/texts/contact-us.ts', "'Map'", "'Plan'");
  await git('init', '--quiet');
  await git('add', SECTION);
  await git('commit', '--quiet', '--message', 'about: the cards of Contact Us');
  await deploy();
  change('src/texts/contact-us.ts', "'Location'", "'Address'");
  writeFileSync(path.join(copy.folder, SECTION, 'CHANGELOG.md'), '- Contact Us says “Address”.\n');
  await deploy();
  const rows = await copy.read('npm', 'run', '--silent', 'releases');
  expect(rows.split('\n').filter((row) => row.includes('Contact Us says “Address”.'))).toEqual([
    expect.stringContaining('live'),
  ]);
});

/** Replaces a text in a file of the section. */
function change(name: string, from: string, to: string): void {
  const file = path.join(copy.folder, SECTION, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
