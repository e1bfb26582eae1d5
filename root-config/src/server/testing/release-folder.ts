import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Manifest, RouteData } from '@school/shared-deps';

/** A release of two small sections in a folder of its own. */
export interface ReleaseFolder {
  folder: string;
  /** Writes a file below `assets/`. */
  write: (name: string, content: string | Buffer) => void;
  /** Deploys another entry file of the section that shows circulars. */
  moveTo: (entry: string) => void;
  remove: () => void;
}

const route = (path: string, page: string, resources: string[], aliases: string[] = []): RouteData => ({
  path,
  aliases,
  page,
  title: page,
  trail: [],
  resources,
});

function manifest(name: string, file: string, routes: RouteData[] = [], css: string[] = []): Manifest {
  const folder = `/assets/${name}`;
  const entry = `${folder}/${file}`;
  const chunks = Object.fromEntries(routes.map(({ page }) => [page, `${folder}/${page}.1.js`]));
  const files = [entry, ...Object.values(chunks), ...css];
  return {
    name: `@school/${name}`,
    imports: { [`@school/${name}`]: entry },
    chunks,
    css,
    integrity: Object.fromEntries(files.map((each) => [each, `sha384-${each}`])),
    routes,
    needs: [],
  };
}

function describeRelease(entry: string) {
  const font = '/assets/shared-deps/serif-latin-wght-normal.1.woff2';
  const shared = manifest('shared-deps', 'shared-deps.1.js', [], ['/assets/shared-deps/shared-deps.1.css']);
  const packages = {
    'shared-deps': {
      ...shared,
      chunks: { 'read-records': '/assets/shared-deps/read-records.1.js' },
      integrity: { ...shared.integrity, [font]: 'sha384-font' },
    },
    'root-config': {
      ...manifest('root-config', 'root-config.1.js'),
      chunks: { shell: '/assets/root-config/shell.1.js' },
    },
    'mf-home': manifest('mf-home', 'mf-home.1.js', [route('/home', 'home', ['news', 'words/home'], ['/'])]),
    'mf-information': manifest('mf-information', entry, [
      route('/Circular', 'circular', ['circular/all']),
      route('/SubGallery', 'sub-gallery', ['subGallery?id']),
    ]),
  };
  const all = Object.values(packages);
  return {
    imports: Object.assign({}, ...all.map(({ imports }) => imports)) as Record<string, string>,
    integrity: Object.assign({}, ...all.map(({ integrity }) => integrity)) as Record<string, string>,
    packages,
  };
}

export function createReleaseFolder(): ReleaseFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(folder, 'assets', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const moveTo = (entry: string) => {
    write(`mf-information/${entry}`, '/* a section */');
    const file = path.join(folder, 'release.json');
    writeFileSync(`${file}.next`, JSON.stringify(describeRelease(entry)));
    renameSync(`${file}.next`, file);
  };
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  moveTo('mf-information.1.js');
  return { folder, write, moveTo, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
