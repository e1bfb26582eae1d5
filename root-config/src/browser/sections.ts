import type { SectionModule } from '@school/shared-deps';

import type { SectionMap, ShellRoute } from '../section-map';

export type SectionEntry = SectionMap['sections'][number];

/** An address of the site with the section that owns it. */
export interface Target {
  section: SectionEntry;
  route: ShellRoute;
  url: URL;
}

let asked: Promise<SectionMap> | undefined;

/**
 * What is deployed, asked for once.
 * @throws when the server cannot say it; the next call asks again
 */
export function fetchSectionMap(): Promise<SectionMap> {
  asked ??= readSectionMap().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function readSectionMap(): Promise<SectionMap> {
  const response = await fetch('/sections.json');
  if (!response.ok) throw new Error(`/sections.json answered ${response.status}`);
  return (await response.json()) as SectionMap;
}

/** The section and route of an address, whatever the path's case; none where a document must be asked for. */
export function targetOf(sections: readonly SectionEntry[], url: URL): Target | undefined {
  const wanted = url.pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  for (const section of sections) {
    const route = section.routes.find(({ path, aliases = [] }) =>
      [path, ...aliases].some((each) => each.toLowerCase() === wanted),
    );
    if (route) return { section, route, url };
  }
  return undefined;
}

/** A section's code, which the import map names. */
export function loadSection(name: string): Promise<SectionModule> {
  return import(/* webpackIgnore: true */ name) as Promise<SectionModule>;
}

/** Links the style sheets of a section and waits until they apply; it is never shown without them. */
export async function linkStyles({ css }: SectionEntry): Promise<void> {
  await Promise.all(css.map(({ href, integrity }) => linkStyle(href, integrity)));
}

const styles = new Map<string, Promise<void>>();

function linkStyle(href: string, integrity: string): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  const linking = new Promise<void>((resolve) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    // a page without its style is still a page
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  styles.set(href, linking);
  return linking;
}

export function containerOf(name: string): HTMLElement {
  const container = document.getElementById(`single-spa-application:${name}`);
  if (!container) throw new Error(`the document has no place for ${name}`);
  return container;
}
