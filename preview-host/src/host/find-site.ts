import { Refusal } from '@school/release/refusal';

import { messageOf } from './local-server';
import { isPreviewHost, sectionsOf } from './overridable-page';
import { readPage } from './read-page';

const ANSWERS_WITHIN_MS = 10_000;

/**
 * The site at an address, where its redirects lead.
 * @param names package names of the sections that it must have
 * @throws Refusal in one line, when there is none or it is another kind of site
 */
export async function findSite(address: string, names: readonly string[]): Promise<string> {
  const { origin } = readAddress(address);
  const page = await readHome(origin).catch((error: unknown) => {
    throw new Refusal([`${origin} does not answer: ${messageOf(error)}`]);
  });
  if (isPreviewHost(page.html))
    throw new Refusal([`${page.site} is a preview host itself: name the site that it shows`]);
  const sections = sectionsOf(page.html);
  if (sections === undefined || Object.keys(sections).length === 0)
    throw new Refusal([`${page.site} is no site of this kind: its /home has no import map with sections`]);
  const missing = names.filter((name) => !(name in sections));
  if (missing.length > 0) {
    const deployed = Object.keys(sections).join(', ');
    throw new Refusal([`${page.site} has no section ${missing.join(', ')}; it has ${deployed}`]);
  }
  return page.site;
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSite =
    url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === '';
  if (!isSite || url.pathname !== '/')
    throw new Refusal([
      `--against needs the address of a site, such as https://school.example, not "${address}"`,
    ]);
  return url;
}

async function readHome(origin: string): Promise<{ site: string; html: string }> {
  const response = await fetch(`${origin}/home`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  const html = response.body === null ? '' : await readPage(response.body);
  return { site: new URL(response.url).origin, html };
}
