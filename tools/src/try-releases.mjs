// @ts-check
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { startSite } from '../../workspace/src/site.mjs';

/** @typedef {import('./workspace-copy.mjs').WorkspaceCopy} WorkspaceCopy */

/**
 * A saved file is built and released while the site runs.
 * @param {WorkspaceCopy} copy
 */
export async function tryDev(copy) {
  const site = await copy.start(['run', 'dev', '--', 'mf-home']);
  try {
    await site.untilAddress();
    await site.untilPrinted('mf-home is rebuilt', 1);
    save(copy, 'mf-home');
    await site.untilPrinted('mf-home is rebuilt', 2);
    await site.untilAnswering('/home');
  } finally {
    await site.terminate();
  }
}

/**
 * A saved file is built, and shown within a site that runs elsewhere.
 * @param {WorkspaceCopy} copy
 */
export async function tryAgainst(copy) {
  const deployed = await startSite({ isQuiet: true });
  const host = await copy.start(['run', 'dev', '-w', 'mf-gallery', '--', '--against', deployed.url]);
  try {
    await host.untilAnswering('/PhotoGallery');
    await host.untilPrinted('mf-gallery is rebuilt', 1);
    save(copy, 'mf-gallery');
    await host.untilPrinted('mf-gallery is rebuilt', 2);
  } finally {
    await host.interrupt();
    await deployed.stop();
  }
}

/**
 * A section is previewed, promoted, rolled back, and tried as a canary.
 * @param {WorkspaceCopy} copy
 */
export async function tryReleases(copy) {
  const inMfHome = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    copy.run('npm', 'run', command, '-w', 'mf-home', '--', ...args);
  save(copy, 'mf-home');
  await inMfHome('deploy', '--preview');
  const text = readFileSync(path.join(copy.folder, '.release/release.json'), 'utf8');
  const { previews = [] } = /** @type {import('../../release/src/commands/release.mjs').ReleaseFile} */ (
    JSON.parse(text)
  );
  await inMfHome('promote', previews[0]?.version ?? '');
  await inMfHome('rollback');
  // a comment changes the source map alone
  appendFileSync(sourceOf(copy, 'mf-home'), '// saved\n');
  await inMfHome('deploy', '--canary', '5');
  await inMfHome('abandon');
  await copy.run('npm', 'run', 'releases');
  await copy.run('npm', 'run', 'releases', '--', 'prune', '--keep', '1');
}

/**
 * Changes what a section exports.
 * @param {WorkspaceCopy} copy
 * @param {string} section
 */
function save(copy, section) {
  const now = Date.now();
  appendFileSync(sourceOf(copy, section), `export const savedAt${now} = ${now};\n`);
}

/**
 * @param {WorkspaceCopy} copy
 * @param {string} section
 */
function sourceOf({ folder }, section) {
  return path.join(folder, section, 'src/index.ts');
}
