import { type MenuGroup, menuGroups, type Profile, type RouteData } from '@school/contract';
import { fileKind } from '@school/shared-deps/server';

import { texts } from '../../settings/texts';

export interface MenuLink {
  label: string;
  path: string;
}

/** An entry of the main menu: a group of links, a link of its own, or, with neither, plain text. */
export interface MenuItem {
  label: string;
  path?: string;
  links: readonly MenuLink[];
}

/** Shown although it leads nowhere yet (spec §2: a Career item with no target). */
const plainText: readonly MenuGroup[] = ['Career'];

/** The main menu of the pages that are deployed, in the spec's order (spec §2, Menu structure). */
export function menuOf(routes: readonly RouteData[]): MenuItem[] {
  return menuGroups.flatMap((group): MenuItem[] => {
    const label = texts.menuGroups[group];
    const links = linksOf(routes, group);
    const [only] = links;
    if (!only) return plainText.includes(group) ? [{ label, links }] : [];
    const isPlainLink = links.length === 1 && only.label === label;
    return [isPlainLink ? { label, path: only.path, links: [] } : { label, links }];
  });
}

/** The footer's quick links (spec §2), as far as their pages are deployed. */
export function quickLinksOf(routes: readonly RouteData[]): MenuLink[] {
  return inOrder(routes.flatMap(({ path, footer }) => (footer ? [{ ...footer, path }] : [])));
}

/** The last step of the breadcrumb of a page without a place in the menu: an album's `Photo Gallery`. */
export function parentOf(routes: readonly RouteData[], path: string): string | undefined {
  const route = routes.find((each) => each.path === path);
  return route?.menu ? undefined : route?.trail.at(-1);
}

/** Links to pages by their paths, as far as these are deployed. */
export function linksTo(pages: Readonly<Record<string, string>>, routes: readonly RouteData[]): MenuLink[] {
  return Object.entries(pages)
    .map(([path, label]) => ({ label, path }))
    .filter(({ path }) => routes.some((route) => route.path === path));
}

/** The links that parents need most, as far as their pages are deployed. A file says of what kind it is. */
export function parentLinksOf({ parents = [] }: Profile, routes: readonly RouteData[]): MenuLink[] {
  const paths = new Set(routes.map(({ path }) => path.toLowerCase()));
  return parents
    .filter(({ href }) => isFile(href) || paths.has(href.replace(/[?#].*/s, '').toLowerCase()))
    .map(({ label, href: path }) => {
      const hasKind = isFile(path) && /\.\w+$/.test(path);
      return { label: hasKind ? `${label} (${fileKind({ file: path })})` : label, path };
    });
}

/** Whether an address is that of a file, which opens beside the site. */
export function isFile(address: string): boolean {
  return address.startsWith('/api/image/');
}

function linksOf(routes: readonly RouteData[], group: MenuGroup): MenuLink[] {
  return inOrder(routes.flatMap(({ path, menu }) => (menu?.group === group ? [{ ...menu, path }] : [])));
}

function inOrder(links: readonly (MenuLink & { order: number })[]): MenuLink[] {
  return links.toSorted((a, b) => a.order - b.order).map(({ label, path }) => ({ label, path }));
}
