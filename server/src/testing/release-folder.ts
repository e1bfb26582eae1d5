import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ManifestRoute } from '@school/contract';
import type { ReleasedPackage, RetiredPath } from '@school/contract/release-file';

/** A release of two small sections in a folder of its own. */
export interface ReleaseFolder {
  folder: string;
  /** Writes a file below `assets/`, and its hash into the release when that names it. */
  write: (name: string, content: string | Buffer) => void;
  /** Replaces the bytes of a file below `assets/`; the release keeps the old hash. */
  damage: (name: string, content: string | Buffer) => void;
  /** Deploys another entry file of the section that shows circulars. */
  moveTo: (entry: string) => void;
  /** Deploys more pages of the section that shows circulars. */
  addRoutes: (resources: Readonly<Record<string, string>>) => void;
  /** Paths that sections of earlier releases had. */
  retire: (paths: readonly RetiredPath[]) => void;
  remove: () => void;
}

const font = '/assets/shared-deps/serif-latin-wght-normal.1.woff2';

const route = (path: string, page: string, resources: string[], aliases: string[] = []): ManifestRoute => ({
  path,
  aliases,
  page,
  title: page,
  trail: [],
  resources,
});

type Package = Omit<ReleasedPackage, 'integrity'>;

function describePackage(name: string, file: string, routes: ManifestRoute[] = []): Package {
  const folder = `/assets/${name}`;
  return {
    name: `@school/${name}`,
    version: '1',
    imports: { [`@school/${name}`]: `${folder}/${file}` },
    chunks: Object.fromEntries(
      routes.flatMap(({ page }) => (page ? [[page, `${folder}/${page}.1.js`]] : [])),
    ),
    css: [],
    routes,
    exports: {},
    uses: {},
  };
}

function describePackages(entry: string, added: readonly ManifestRoute[] = []): Record<string, Package> {
  return {
    'shared-deps': {
      ...describePackage('shared-deps', 'shared-deps.1.js'),
      css: ['/assets/shared-deps/shared-deps.1.css'],
      fonts: [font],
    },
    'root-config': {
      ...describePackage('root-config', 'root-config.1.js'),
      chunks: { shell: '/assets/root-config/shell.1.js' },
    },
    'mf-home': {
      ...describePackage('mf-home', 'mf-home.1.js', [
        route('/home', 'home', ['news', 'content/home'], ['/']),
      ]),
      version: 'home-1',
      css: ['/assets/mf-home/mf-home.1.css'],
    },
    'mf-information': describePackage('mf-information', entry, [
      route('/Circular', 'circular', ['circular/all']),
      route('/SubGallery', 'sub-gallery', ['subGallery?id']),
      ...added,
    ]),
  };
}

export function createReleaseFolder(): ReleaseFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  let packages = describePackages('mf-information.1.js');
  let added: ManifestRoute[] = [];
  let retired: readonly RetiredPath[] = [];

  const damage = (name: string, content: string | Buffer) => {
    const file = path.join(folder, 'assets', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const hashOfFile = (address: string) => {
    if (!existsSync(folder + address)) damage(address.slice('/assets/'.length), `/* ${address} */`);
    return `sha256-${createHash('sha256')
      .update(readFileSync(folder + address))
      .digest('base64')}`;
  };
  const withHashes = (name: string, each: Package): ReleasedPackage => {
    const addresses = [...Object.values(each.imports), ...Object.values(each.chunks), ...each.css];
    const files = [...addresses, ...(each.fonts ?? [])];
    return { ...each, integrity: Object.fromEntries(files.map((address) => [address, hashOfFile(address)])) };
  };
  const release = () => {
    const manifests = Object.entries(packages).map(([name, each]) => [name, withHashes(name, each)] as const);
    const all = manifests.map(([, manifest]) => manifest);
    const text = JSON.stringify({
      imports: Object.assign({}, ...all.map(({ imports }) => imports)) as Record<string, string>,
      integrity: Object.assign({}, ...all.map(({ integrity }) => integrity)) as Record<string, string>,
      packages: Object.fromEntries(manifests),
      retired,
    });
    const file = path.join(folder, 'release.json');
    writeFileSync(`${file}.next`, text);
    renameSync(`${file}.next`, file);
  };
  const moveTo = (entry: string) => {
    packages = describePackages(entry, added);
    release();
  };

  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  release();
  return {
    folder,
    write: (name, content) => {
      damage(name, content);
      release();
    },
    damage,
    moveTo,
    addRoutes: (resources) => {
      added = Object.entries(resources).map(([path, resource]) => route(path, path.slice(1), [resource]));
      moveTo('mf-information.1.js');
    },
    retire: (paths) => {
      retired = paths;
      release();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
