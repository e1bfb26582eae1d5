import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createCandidate } from '../team/src/release/candidate';
import { releaseFolder } from '../team/src/release/commands/release';
import { checkPages } from '../team/src/release/guard/check-pages';
import { readBuild } from '../team/src/release/read-build';
import { harms, writeHarmfulBuild } from '../team/src/testing/builds';
import { root } from './support/site';
import { beyond, expect, test } from './support/test';
import { author, buildVersion } from './support/versions';

const live = path.join(root, 'mf-gallery/dist/browser');
const onServer = 'typeof document==="undefined"';

let place: string;
test.beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'guard-'));
});
test.afterEach(() => rmSync(place, { recursive: true }));

/** Why the guard refuses a version, of one page. */
async function refusalsOf(write: (dist: string) => void): Promise<string[]> {
  const dist = path.join(place, 'dist');
  write(dist);
  const { folder, record, remove } = await createCandidate(releaseFolder(), readBuild(dist), author);
  const routes = record.manifest.routes.filter((route) => route.path === '/VideoGallery');
  return checkPages(folder, routes).finally(remove);
}
const replace = (from: string, to: string) => (dist: string) => buildVersion(live, dist, { from, to });
const replaceTotal = (code: string) => replace('total:"Videos"', `total:${code}`);
const quiet = 'className:"quiet",';
const harm = (code: string) => (dist: string) => writeHarmfulBuild(live, dist, code);

for (const { what, write, reason, isBeyond = false } of [
  {
    what: 'a page throws',
    write: harm(harms.throws),
    reason: '/VideoGallery does not render on the server: boom',
    isBeyond: true,
  },
  {
    what: 'a part of a page throws',
    write: replaceTotal(`(()=>{if(${onServer})throw new TypeError("boom");return"Videos"})()`),
    reason: '/VideoGallery does not render on the server: TypeError: boom',
    isBeyond: true,
  },
  {
    isBeyond: true,
    what: 'a page throws late',
    write: harm(harms.throwsLate),
    reason: 'its code ends the server: boom',
  },
  {
    what: 'a page spins',
    write: harm(harms.spins),
    // the first page of the section
    reason: '/PhotoGallery does not render on the server: no answer within 10 s',
    isBeyond: true,
  },
  {
    what: 'a text differs',
    write: replaceTotal(`${onServer}?"Videos":"Films"`),
    reason: '/VideoGallery differs: the server has “Total Videos: 25”, the browser “Total Films: 25”',
  },
  {
    what: 'an attribute differs',
    write: replace(quiet, `${quiet}"aria-label":${onServer}?"Host":void 0,`),
    reason:
      '/VideoGallery differs in aria-label of <p> “Video, opens youtube.com”: the server has “Host”, the browser “nothing”',
  },
]) {
  test(`names the true reason where ${what}`, beyond(isBeyond), async () => {
    expect(await refusalsOf(write)).toEqual([reason]);
  });
}
