import path from 'node:path';

import { Refusal } from '@school/release/refusal';
import { root } from '@school/workspace/workspace';
import webpack, { type Configuration } from 'webpack';

import { importMapOf, localFile, type LocalSection, withSections } from './local-sections';
import { messageOf } from './local-server';
import { startDevProxy } from './proxy';

interface AgainstOptions {
  /** Folders of the sections, such as `mf-gallery`. */
  names: readonly string[];
  /** Address of a deployed site. */
  against: string;
  port: number;
  configure: Configure;
}

/** The one build of every package (webpack.config.ts). */
type Configure = (env: { pkg: string; dev: boolean }) => Configuration[];

const ANSWERS_WITHIN_MS = 10_000;

/**
 * Shows a deployed site with sections of this checkout in it, which are built again when they are saved.
 * @throws Refusal
 */
export async function developAgainst({ names, against, port, configure }: AgainstOptions): Promise<void> {
  const other = names.filter((name) => !name.startsWith('mf-'));
  if (other.length > 0) throw new Refusal([`${other.join(', ')}: --against serves sections alone, mf-…`]);
  // beside the builds that are released: those are of another mode
  const sections = names.map((name) => ({
    name: `@school/${name}`,
    folder: path.join(root, '.cache/against', name),
  }));
  const site = await findSite(against, sections);
  const proxy = await showSections(site, sections, port).catch((error: unknown) => {
    throw new Refusal([`PORT ${port}: ${messageOf(error)}`]);
  });
  await Promise.all(sections.map((section) => watch(section, configure, proxy.reload)));
  console.log(`${proxy.url}/ is ${site} with ${names.join(', ')} of this checkout in it`);
}

/** Shows a site with sections of this machine in it. */
export function showSections(site: string, sections: readonly LocalSection[], port: number) {
  return startDevProxy({
    port,
    addressOf: () => Promise.resolve(site),
    change: (page) => withSections(page, sections),
    fileOf: (address) => localFile(sections, address),
  });
}

/**
 * The site at an address, where its redirects lead.
 * @throws Refusal in one line, when there is none or it lacks a section
 */
async function findSite(address: string, sections: readonly LocalSection[]): Promise<string> {
  const { origin, href, protocol } = URL.canParse(address) ? new URL(address) : new URL('about:blank');
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`)
    throw new Refusal([`--against needs an address such as https://school.example, not "${address}"`]);
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const page = await fetch(`${origin}/home`, { headers: { accept: 'text/html' }, signal })
    .then(async (response) => ({ site: new URL(response.url).origin, html: await response.text() }))
    .catch((error: unknown) => {
      throw new Refusal([`${origin} does not answer: ${messageOf(error)}`]);
    });
  const { imports = {} } = importMapOf(page.html) ?? {};
  const missing = sections.filter(({ name }) => !(name in imports)).map(({ name }) => name);
  if (missing.length > 0) throw new Refusal([`${page.site} has no section ${missing.join(', ')}`]);
  return page.site;
}

/** Builds a section whenever it is saved; settles after the first time. */
function watch({ name, folder }: LocalSection, configure: Configure, show: () => void): Promise<void> {
  const configurations = configure({ pkg: path.basename(name), dev: true }).map((each): Configuration => ({
    ...each,
    output: { ...each.output, path: folder },
  }));
  return new Promise((resolve) => {
    webpack(configurations).watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) console.error(error.message);
      else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      else {
        console.log(`${new Date().toLocaleTimeString('en-GB')} ${path.basename(name)} is rebuilt`);
        show();
      }
      resolve();
    });
  });
}
