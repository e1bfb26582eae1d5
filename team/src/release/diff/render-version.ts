import { readFileSync } from 'node:fs';

import { addressIn } from '@school/contract/languages';
import { readLive } from '@school/server/pages/release/release-file';

import { type Site, startSite } from '../../workspace/site';
import { pagesOf } from '../guard/page-addresses';
import { transferredBytes } from '../versions';
import type { AnsweredPage, RenderedVersion } from './find-differences';
import { readTexts, readValues } from './script-texts';

/** Headers of one response alone, or of the connection. */
const passing = [
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'link',
  'last-modified',
];
/** It has the hash of the import map, which changes with every version. */
const importMapHash = /'sha256-[^']+'/g;

/**
 * Renders the pages of a package as a release folder has it, on a server of its own.
 * @param now milliseconds since 1970: the server's clock does not move, so that two versions have the same
 */
export async function renderVersion(folder: string, name: string, now: number): Promise<RenderedVersion> {
  const manifest = readLive(folder).packages[name];
  const site = await startHeldSite(folder, now);
  try {
    const all = await pagesOf(site.url, folder);
    const own = manifest?.routes.map(({ path }) => path) ?? [];
    const shown = own.length > 0 ? all.filter(({ path }) => own.includes(path)) : all;
    const languages = ['en', ...Object.keys(manifest?.languages ?? {})];
    const addresses = languages.flatMap((each) => shown.map(({ address }) => addressIn(each, address)));
    const pages = new Map<string, AnsweredPage>();
    for (const address of addresses) pages.set(address, await readAnswer(site.url + address));
    return { manifest, pages, ...readFiles(folder, Object.keys(manifest?.integrity ?? {}), pages) };
  } finally {
    await site.stop();
  }
}

/** Starts a server on a release folder whose clock does not move. */
export function startHeldSite(folder: string, now: number): Promise<Site> {
  return startSite({
    env: { SCHOOL_RELEASE: folder },
    nodeOptions: ['--import', `data:text/javascript,${encodeURIComponent(heldClock(now))}`],
    isQuiet: true,
  });
}

function heldClock(now: number): string {
  return `const Moving = Date;
    globalThis.Date = class Date extends Moving {
      constructor(...args) { super(...(args.length > 0 ? args : [${now}])); }
      static now() { return ${now}; }
    };`;
}

async function readAnswer(url: string): Promise<AnsweredPage> {
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
  const headers = [...response.headers].filter(([name]) => !passing.includes(name));
  return {
    html: await response.text(),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, value.replace(importMapHash, '')])),
  };
}

function readFiles(
  folder: string,
  addresses: readonly string[],
  pages: ReadonlyMap<string, AnsweredPage>,
): Pick<RenderedVersion, 'styles' | 'texts' | 'values' | 'ids' | 'bytes'> {
  const endingWith = (ending: string) => addresses.filter((address) => address.endsWith(ending));
  const read = (address: string) => readFileSync(folder + address, 'utf8');
  const html = [...pages.values()].map((page) => page.html).join('');
  const scripts = endingWith('.js').map(read);
  const texts = new Set(scripts.flatMap(readTexts));
  return {
    styles: endingWith('.css').map(read).join(''),
    texts: [...texts],
    ...readValues(scripts),
    bytes: {
      script: transferredBytes(folder, endingWith('.js')),
      style: transferredBytes(folder, endingWith('.css')),
      HTML: Buffer.byteLength(html),
    },
  };
}
