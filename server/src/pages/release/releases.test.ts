import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { createQuietLog } from '../../testing/quiet-log';
import { createReleaseFolder, type ReleaseFolder } from '../../testing/release-folder';
import { APPLY_DISPLAY } from '../document/apply-display';
import { CAPTURE_PRESS } from '../document/capture-press';
import { OPEN_NOTICES } from '../document/open-notices';
import { REMEMBER_CLASS } from '../document/remember-class';
import { readRelease } from './release';
import { openReleases, type Releases } from './releases';

let deployed: ReleaseFolder;
let opened: Releases[];
beforeEach(() => {
  deployed = createReleaseFolder();
  opened = [];
});
afterEach(() => {
  for (const releases of opened) releases.close();
  deployed.remove();
});

async function open(log = createQuietLog()): Promise<Releases> {
  const releases = await openReleases(deployed.folder, log);
  opened.push(releases);
  return releases;
}

it('knows what every page links and which sections there are', async () => {
  const { release } = await readRelease(deployed.folder);
  expect(release.stylesheets.map(({ href }) => href)).toEqual(['/assets/shared-deps/shared-deps.1.css']);
  expect(release.fonts).toEqual(['/assets/shared-deps/serif-latin-wght-normal.1.woff2']);
  expect(release.shell.href).toBe('/assets/root-config/root-config.1.js');
  expect(release.routes.map((route) => route.path)).toEqual(['/home', '/Circular', '/SubGallery']);
  expect(release.sections[1]).toMatchObject({
    name: '@school/mf-information',
    routes: [{ path: '/Circular', file: '/assets/mf-information/circular.1.js' }, { path: '/SubGallery' }],
  });
});

it('lets the import map and the document’s scripts run by their hashes, and nothing else inline', async () => {
  const { importMap, headers } = (await readRelease(deployed.folder)).release;
  const hashes = [importMap, APPLY_DISPLAY, CAPTURE_PRESS, OPEN_NOTICES, REMEMBER_CLASS].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
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

it('refuses a release that names a file without its hash', async () => {
  const file = path.join(deployed.folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as { integrity: Record<string, string> };
  delete release.integrity['/assets/mf-home/home.1.js'];
  writeFileSync(file, JSON.stringify(release));
  await expect(readRelease(deployed.folder)).rejects.toThrow(/integrity of \/assets\/mf-home\/home\.1\.js/);
});

describe('files', () => {
  const sheet = '/assets/mf-home/mf-home.1.css';
  const text = 'body { color: black }';

  it('serves files from memory, compressed beforehand where they are', async () => {
    deployed.write('mf-home/mf-home.1.css', text);
    deployed.write('mf-home/mf-home.1.css.br', brotliCompressSync(text));
    const releases = await open();
    const found = await releases.assets.find(sheet);
    expect(found?.responseTo({ 'accept-encoding': 'br' })).toMatchObject({
      body: brotliCompressSync(text),
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      },
    });
    expect(found?.responseTo({}).body?.toString()).toBe(text);
  });

  it('serves only what a release names', async () => {
    deployed.write('mf-home/mf-home.1.css.br', brotliCompressSync(`/* ${sheet} */`));
    deployed.damage('mf-home/stranger.1.js', 'alert(1)');
    const { assets } = await open();
    for (const address of ['mf-home/mf-home.1.css.br', 'mf-home/stranger.1.js', '../release.json']) {
      expect([address, await assets.find(`/assets/${address}`)]).toEqual([address, undefined]);
    }
  });

  it('serves files of an earlier release that still have their hash', async () => {
    const names = ['earlier.1.js', 'cut.1.js'].map((name) => `/assets/mf-home/${name}`);
    const hashes = Object.fromEntries(names.map((name) => [name, hashOf('let whole;')]));
    writeFileSync(path.join(deployed.folder, 'files.json'), JSON.stringify(hashes));
    deployed.damage('mf-home/earlier.1.js', 'let whole;');
    deployed.damage('mf-home/cut.1.js', 'let who');
    const log = createQuietLog();
    const { assets } = await open(log);
    expect((await assets.find('/assets/mf-home/earlier.1.js'))?.responseTo({}).status).toBe(200);
    expect(await assets.find('/assets/mf-home/cut.1.js')).toBeUndefined();
    expect(log.problems).toEqual(['a file is not served: /assets/mf-home/cut.1.js']);
  });

  it.each([
    ['a cut script', 'mf-home/home.1.js', '/* /ass'],
    ['a cut style sheet', 'mf-home/mf-home.1.css', ''],
    ['a cut font', 'shared-deps/serif-latin-wght-normal.1.woff2', 'wOF2'],
    ['a cut compressed form', 'mf-home/home.1.js.br', brotliCompressSync(text).subarray(0, 8)],
    ['a compressed form of something else', 'mf-home/home.1.js.gz', gzipSync(text)],
    ['a compressed form that is endless', 'mf-home/home.1.js.gz', gzipSync(Buffer.alloc(10_000_000))],
  ])('does not start with %s', async (_what, name, content) => {
    deployed.damage(name, content);
    await expect(open()).rejects.toThrow(`release.json: /assets/${name} differs from`);
  });

  it('does not start without a file that the release names', async () => {
    rmSync(path.join(deployed.folder, 'assets/mf-home/home.1.js'));
    await expect(open()).rejects.toThrow('release.json: /assets/mf-home/home.1.js is missing');
  });
});

describe('a release that moves', () => {
  it('is taken over', async () => {
    const releases = await open();
    deployed.moveTo('mf-information.2.js');
    await releases.look();
    expect(releases.current().sections[1]?.entry).toBe('/assets/mf-information/mf-information.2.js');
    expect(await releases.assets.find('/assets/mf-information/mf-information.2.js')).toBeDefined();
    expect(await releases.assets.find('/assets/mf-information/mf-information.1.js')).toBeDefined();
  });

  it('is refused while a file is on its way, and taken over when that has arrived', async () => {
    const whole = '/* a new section */';
    deployed.write('mf-information/mf-information.2.js', whole);
    const log = createQuietLog();
    const releases = await open(log);
    deployed.moveTo('mf-information.2.js');
    deployed.damage('mf-information/mf-information.2.js', whole.slice(0, 9));
    await releases.look();
    expect(releases.refusal()).toContain('mf-information.2.js differs from its hash');
    expect(log.problems).toEqual(['the release was not taken over']);
    expect(await releases.assets.find('/assets/mf-information/mf-information.2.js')).toBeUndefined();
    expect(releases.current().sections[1]?.entry).toBe('/assets/mf-information/mf-information.1.js');
    deployed.damage('mf-information/mf-information.2.js', whole);
    await releases.look();
    expect(releases.refusal()).toBeUndefined();
    const arrived = await releases.assets.find('/assets/mf-information/mf-information.2.js');
    expect(arrived?.responseTo({}).body?.toString()).toBe(whole);
  });
});

function hashOf(content: string) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
