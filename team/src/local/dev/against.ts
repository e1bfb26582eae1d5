import path from 'node:path';

import { Refusal } from '../../release/refusal';
import { importMapOf, type LocalSection } from './local-sections';
import { messageOf, startDevProxy } from './proxy';
import { devBuilds, watchPackage } from './watch';

const ANSWERS_WITHIN_MS = 10_000;

/**
 * Shows a deployed site with sections of this checkout in it, which are built again when they are saved.
 * @param names folders of the sections, such as `mf-gallery`
 * @throws Refusal
 */
export async function developAgainst(address: string, names: readonly string[], port: number): Promise<void> {
  const other = names.filter((name) => !name.startsWith('mf-'));
  if (other.length > 0) throw new Refusal([`${other.join(', ')}: --against serves sections alone, mf-…`]);
  const sections = names.map((name) => ({
    name: `@school/${name}`,
    folder: path.join(devBuilds, name, 'dist/browser'),
  }));
  const site = await findSite(address, sections);
  const proxy = await startDevProxy({ port, addressOf: () => site, sections });
  await Promise.all(names.map((name) => watchPackage(name, proxy.reload)));
  console.log(`${proxy.url}/ is ${site} with ${names.join(', ')} of this checkout in it`);
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
