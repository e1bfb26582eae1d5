import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { createReleaseFolder } from '../../testing/release-folder';

const root = path.resolve(__dirname, '../../../..');

/** Runs in Node itself: Jest resolves modules in its own way. */
const program = `
  import { createRequire } from 'node:module';
  import { readRelease } from '${path.join(__dirname, 'release.ts')}';
  import { createSectionLoader } from '${path.join(__dirname, 'section-hook.ts')}';
  const load = createSectionLoader(process.argv[2], '${root}');
  const { release } = await readRelease(process.argv[2]);
  const first = await load(release, release.sections[1]);
  const moved = { ...release, id: 'next', imports: { ...release.imports, '@school/mf-home': '/assets/home.2.js' } };
  const shared = { '@school/shared-deps': '/assets/shared-deps/shared-deps.2.js' };
  const other = await load({ ...moved, imports: { ...moved.imports, ...shared } }, release.sections[1]);
  console.log(JSON.stringify({
    ...(await first.render()),
    isSameCopy: first.createElement === createRequire('${root}/package.json')('react').createElement,
    isSameAfterMove: first === (await load(moved, release.sections[1])),
    withOtherShared: (await other.render()).relative,
  }));
`;

it("runs a section's own file with what its release deploys, and loads it once while that stays the same", () => {
  const deployed = createReleaseFolder();
  deployed.write('shared-deps/shared-deps.1.js', "export const greeting = 'from shared-deps';");
  deployed.damage('shared-deps/shared-deps.2.js', "export const greeting = 'from its next version';");
  deployed.write('mf-information/circular.1.js', "export { greeting as page } from '@school/shared-deps';");
  deployed.write(
    'mf-information/mf-information.1.js',
    `import { createElement } from 'react';
     import { greeting } from '@school/shared-deps';
     const render = async () => ({
       greeting,
       relative: (await import('./circular.1.js')).page,
       absolute: (await import(new URL('circular.1.js', import.meta.url.split('?')[0]).href)).page,
     });
     export const section = { render, createElement };`,
  );
  const file = path.join(deployed.folder, 'program.mts');
  writeFileSync(file, program);
  const tsx = path.join(root, 'node_modules/tsx/dist/loader.mjs');
  const output = execFileSync(process.execPath, ['--import', tsx, file, deployed.folder], { cwd: root });
  expect(JSON.parse(output.toString())).toEqual({
    greeting: 'from shared-deps',
    relative: 'from shared-deps',
    absolute: 'from shared-deps',
    isSameCopy: true,
    isSameAfterMove: true,
    withOtherShared: 'from its next version',
  });
  deployed.remove();
});
