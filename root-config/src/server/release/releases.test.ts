/** @jest-environment node */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { createQuietLog } from '../testing/quiet-log';
import { createReleaseFolder, type ReleaseFolder } from '../testing/release-folder';
import { readRelease, sectionMapOf } from './release';
import { openReleases } from './releases';

let deployed: ReleaseFolder;
beforeEach(() => (deployed = createReleaseFolder()));
afterEach(() => deployed.remove());

it('knows what every page links and which sections there are', async () => {
  const release = await readRelease(deployed.folder);
  expect(release.stylesheets.map(({ href }) => href)).toEqual(['/assets/shared-deps/shared-deps.1.css']);
  expect(release.font).toBe('/assets/shared-deps/serif-latin-wght-normal.1.woff2');
  expect(release.shell.href).toBe('/assets/root-config/root-config.1.js');
  expect(release.routes.map((route) => route.path)).toEqual(['/home', '/Circular', '/SubGallery']);
  expect(sectionMapOf(release, 'STAELRED').sections[1]).toMatchObject({
    name: '@school/mf-information',
    routes: [{ path: '/Circular', file: '/assets/mf-information/circular.1.js' }, { path: '/SubGallery' }],
  });
});

it('lets the import map run by its hash, and nothing else inline', async () => {
  const { importMap, headers } = await readRelease(deployed.folder);
  const hash = createHash('sha256').update(importMap).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  const { imports, integrity } = JSON.parse(importMap) as Record<string, Record<string, string>>;
  expect(imports).toHaveProperty('@school/mf-home', '/assets/mf-home/mf-home.1.js');
  expect(Object.keys(integrity ?? {})).toContain('/assets/mf-home/home.1.js');
  expect(Object.keys(integrity ?? {})).not.toContain('/assets/shared-deps/shared-deps.1.css');
});

it('says in one line when there is no release, or half of one', async () => {
  await expect(readRelease(path.join(deployed.folder, 'assets'))).rejects.toThrow(
    /release\.json: there is no release/,
  );
  writeFileSync(
    path.join(deployed.folder, 'release.json'),
    '{"imports": {}, "integrity": {}, "packages": {}}',
  );
  await expect(readRelease(deployed.folder)).rejects.toThrow(/release\.json: package shared-deps is missing/);
});

it('serves files from memory, compressed beforehand where they are', async () => {
  deployed.write('mf-home/mf-home.1.css', 'body {}');
  deployed.write('mf-home/mf-home.1.css.br', 'brotli');
  const releases = await openReleases(deployed.folder, createQuietLog());
  const found = releases.assets.find('/assets/mf-home/mf-home.1.css');
  expect(found?.answerTo({ 'accept-encoding': 'br' })).toMatchObject({
    body: Buffer.from('brotli'),
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    },
  });
  expect(found?.answerTo({}).body?.toString()).toBe('body {}');
  expect(releases.assets.find('/assets/mf-home/mf-home.1.css.br')).toBeUndefined();
  expect(releases.assets.find('/assets/../release.json')).toBeUndefined();
  releases.close();
});

it('takes a moved release over, and keeps the last one when the next cannot be read', async () => {
  const log = createQuietLog();
  const releases = await openReleases(deployed.folder, log);
  const moved = new Promise<void>((resolve) => releases.onMove(resolve));
  deployed.moveTo('mf-information.2.js');
  await moved;
  expect(releases.current().sections[1]?.entry).toBe('/assets/mf-information/mf-information.2.js');
  expect(releases.assets.find('/assets/mf-information/mf-information.2.js')).toBeDefined();
  writeFileSync(path.join(deployed.folder, 'release.json'), '{');
  for (let look = 0; look < 80 && log.problems.length === 0; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(log.problems).toEqual(['the release was not taken over']);
  expect(releases.current().sections[1]?.entry).toBe('/assets/mf-information/mf-information.2.js');
  releases.close();
});
