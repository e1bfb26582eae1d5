import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Manifest, SectionMap } from '@school/contract';
import { integrityOf } from '@school/server/pages/release/integrity';
import { attributes, inScript } from '@school/shared-deps/server';
import { contentType } from 'mime-types';

import type { Page } from './forward';

/** The build of a section on this machine. */
export interface LocalSection {
  /** Package name, such as `@school/mf-gallery`. */
  name: string;
  folder: string;
}

interface ImportMap {
  imports: Record<string, string>;
  integrity?: Record<string, string>;
}

const IMPORT_MAP = /(<script type="importmap"[^>]*>)([^]*?)(?=<\/script>)/;
const FILE = /^\/dev\/(mf-[a-z\d-]+)\/(\w[\w.-]*)$/;

/** A file of a local build, at `/dev/mf-gallery/…`. */
export function localFile(sections: readonly LocalSection[], address: string) {
  const [, short = '', name = ''] = FILE.exec(address) ?? [];
  const { folder } = sections.find((each) => each.name === `@school/${short}`) ?? {};
  if (folder === undefined || !existsSync(path.join(folder, name))) return undefined;
  const type = contentType(path.extname(name)) || 'application/json';
  return { type, body: readFileSync(path.join(folder, name)) };
}

/** The import map of a page; undefined where there is none. */
export function importMapOf(html: string): ImportMap | undefined {
  const text = IMPORT_MAP.exec(html)?.[2];
  return text === undefined ? undefined : (JSON.parse(text) as ImportMap);
}

/** A page of the site, or its map of sections, with this machine's sections instead of the deployed ones. */
export function withSections(page: Page, sections: readonly LocalSection[]): Page {
  return sections.reduce(withSection, page);
}

function withSection({ text, policy }: Page, { name, folder }: LocalSection): Page {
  const file = path.join(folder, 'manifest.json');
  // until the first build is ready
  if (!existsSync(file)) return { text, policy };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const address = (each: string) => `/dev/${path.basename(name)}/${each}`;
  const styles = manifest.css.map((each) => ({
    href: address(each),
    integrity: manifest.integrity[each] ?? '',
  }));
  if (text.startsWith('{')) {
    const map = JSON.parse(text) as SectionMap;
    const next = map.sections.map((each) => (each.name === name ? { ...each, css: styles } : each));
    return { text: JSON.stringify({ ...map, sections: next }), policy };
  }
  const [, , deployed] = IMPORT_MAP.exec(text) ?? [];
  if (deployed === undefined) return { text, policy };
  const map = JSON.parse(deployed) as ImportMap;
  const scripts = Object.entries(manifest.integrity).filter(([each]) => each.endsWith('.js'));
  const hashes = Object.fromEntries(scripts.map(([each, hash]) => [address(each), hash]));
  const imports = { ...map.imports, [name]: address(manifest.imports[name] ?? '') };
  const next = inScript(JSON.stringify({ imports, integrity: { ...map.integrity, ...hashes } }));
  const links = styles.map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  const html = detachHtml(text, name)
    .replace(new RegExp(`<link rel="stylesheet" href="/assets/${path.basename(name)}/[^>]*>`, 'g'), '')
    .replace(IMPORT_MAP, (_all, start: string) => start + next)
    .replace('</head>', () => `${links.join('')}</head>`);
  const [before, after] = [deployed, next].map((script) => integrityOf(Buffer.from(script)));
  return { text: html, policy: policy?.replace(`'${before}'`, `'${after}'`) };
}

/** The HTML is the deployed section's: it stays in view until the local one is rendered anew. */
function detachHtml(html: string, name: string): string {
  const container = new RegExp(
    `(id="single-spa-application:${name}"[^>]*) ${attributes.prerendered}="[^"]*"`,
  );
  // changing, so that the shell mounts the section of a static page too
  return html.replace(container, `$1 ${attributes.prerendered}="" ${attributes.changing}="true"`);
}
