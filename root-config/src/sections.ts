import type { SectionModule } from '@school/shared-deps';
import { matchRoute } from '@school/shared-deps/bundled';
import type { DeployedSection } from '@school/shared-deps/server';

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
    if (route) return { section, route, url };
  }
  return undefined;
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
