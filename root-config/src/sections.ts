import { type DeployedSection, PREFIX } from '@school/contract';
import type { SectionModule } from '@school/shared-deps';
import { matchRoute } from '@school/shared-deps/bundled';

import { createElement } from './create-element';

/** An address of the site with the section that owns it. */
export interface Target {
  section: DeployedSection;
  route: DeployedSection['routes'][number];
  url: URL;
}

/** The section and route of an address; undefined when no section has a page there. */
export function targetOf(sections: readonly DeployedSection[], url: URL): Target | undefined {
  for (const section of sections) {
    const route = matchRoute(section.routes, url.pathname);
    if (route) return { section, route, url: PREFIX === '' ? url : inLanguage(url) };
  }
  return undefined;
}

/** Links to pages may lack the language of this build. */
function inLanguage(url: URL): URL {
  if (!`${url.pathname}/`.startsWith(`${PREFIX}/`)) url.pathname = PREFIX + url.pathname;
  return url;
}

/** Loads a section's code, whose file the import map names. */
export async function loadSection(name: string): Promise<SectionModule> {
  const { section } = (await import(/* webpackIgnore: true */ name)) as { section: SectionModule };
  return section;
}

/** Links the style sheets of a section, and waits until they apply. */
export async function linkStyles({ css }: DeployedSection): Promise<void> {
  await Promise.all(css.map(({ href, integrity }) => linkStyle(href, integrity)));
}

const styles = new Map<string, Promise<void>>();

function linkStyle(href: string, integrity: string): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  const isLinked = document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
  const linking = new Promise<void>((resolve) => {
    // a page without its style is still a page
    const onload = () => resolve();
    const file = { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous', onload, onerror: onload };
    if (isLinked) resolve();
    else document.head.append(createElement('link', file));
  });
  styles.set(href, linking);
  return linking;
}
