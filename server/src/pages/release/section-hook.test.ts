import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { createReleaseFolder } from '../../testing/release-folder';

const root = path.resolve(__dirname, '../../../..');

/** Runs in Node itself: Jest resolves modules in its own way. */
const program = `
  import { readFileSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import { integrityOf } from '${path.join(__dirname, 'integrity.ts')}';
  import { readRelease } from '${path.join(__dirname, 'release.ts')}';
  import { createSectionLoader } from '${path.join(__dirname, 'section-hook.ts')}';
  const load = createSectionLoader(process.argv[2], '${root}');
  const { release } = await readRelease(process.argv[2]);
  const first = await load(release, release.sections[1]);
  const moved = { ...release, id: 'next', imports: { ...release.imports, '@school/mf-home': '/assets/home.2.js' } };
  const withShared = (address, hash) => load({
    ...moved,
    imports: { ...moved.imports, '@school/shared-deps': address },
    integrity: { ...release.integrity, [address]: hash },
  }, release.sections[1]);
  const next = '/assets/shared-deps/shared-deps.2.js';
  const other = await withShared(next, integrityOf(readFileSync(process.argv[2] + next)));
  const refused = await withShared('/assets/shared-deps/shared-deps.3.js', 'another').catch(String);
  console.log(JSON.stringify({
    ...(await first.render()),
    isSameCopy: first.createElement === createRequire('${root}/package.json')('react').createElement,
    isSameAfterMove: first === (await load(moved, release.sections[1])),
    withOtherShared: (await other.render()).relative,
    refused,
  }));
`;

it("runs a section's own file with what its release deploys, and loads it once while that stays the same", () => {
  const deployed = createReleaseFolder();
  deployed.write('shared-deps/shared-deps.1.js', "export const greeting = 'from shared-deps';");
  deployed.damage('shared-deps/shared-deps.2.js', "export const greeting = 'from its next version';");
  deployed.damage('shared-deps/shared-deps.3.js', "export const greeting = 'of somebody else';");
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
    refused: 'Error: /assets/shared-deps/shared-deps.3.js differs from its hash',
  });
  deployed.remove();
});
