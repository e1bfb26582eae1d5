import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import { execa } from 'execa';

import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy';

let copy: WorkspaceCopy;
test.beforeAll(() => {
  copy = copyWorkspace();
});
test.afterAll(() => copy.remove());

for (const { what, file = 'src/index.ts', line, lines } of [
  {
    what: 'another section’s sources',
    line: "export { routes as theirs } from '../../mf-gallery/src/routes';",
    lines: [
      'refused: mf-about/src/index.ts imports mf-gallery/src/routes.ts: the rule arrows-lead-down forbids it. A package imports packages of the lines below its own.',
    ],
  },
  {
    what: 'an error of types',
    line: 'export const name: string = 3;',
    lines: [
      "refused: mf-about/src/index.ts (6) has an error of types: Type 'number' is not assignable to type 'string'.",
    ],
  },
  {
    what: 'a mistake of syntax',
    line: 'const = 3;',
    lines: [
      expect.stringMatching(
        /^refused: mf-about cannot be built: mf-about\/src\/index\.ts .*Variable declaration expected/,
      ),
      'refused: mf-about: not built, as said above',
    ],
  },
  {
    what: 'a mistake of a style sheet',
    file: 'src/pages/message/message.module.css',
    line: '.open {',
    lines: [
      'refused: mf-about cannot be built: mf-about/src/pages/message/message.module.css (1:1) Unclosed block',
      'refused: mf-about: not built, as said above',
    ],
  },
]) {
  test(`npm run deploy: the refusal of ${what} is a sentence`, async () => {
    const source = path.join(copy.folder, 'mf-about', file);
    const before = readFileSync(source);
    appendFileSync(source, `${line}\n`);
    const { stderr, exitCode } = await execa('npm', ['run', '--silent', 'deploy', '-w', 'mf-about'], {
      cwd: copy.folder,
      reject: false,
    });
    writeFileSync(source, before);
    expect(exitCode).toBe(1);
    expect(stderr.split('\n').filter((each) => each.startsWith('refused'))).toEqual(lines);
    expect(stderr).not.toMatch(/^ +at /m);
  });
}
