import { PREFIX } from './prefix';

/** Groups of the main menu, in the order that a visitor sees them (spec §2, Menu structure). */
export const menuGroups = [
  'About Us',
  'Information',
  'Infrastructure',
  'Gallery',
  'Career',
  'Contact Us',
  'Mandatory Disclosure',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Place of a page in the menu. A group with one entry of its own name is a plain link. */
export interface MenuPlace {
  group: MenuGroup;
  label: string;
  /** Position within the group, from 1. */
  order: number;
}

/** A section's page as data, without its code. */
export interface RouteData {
  /** Canonical spelling, such as `/Circular`; paths match whatever their case. */
  path: string;
  aliases?: readonly string[];
  title: string;
  /** Breadcrumb between Home and the page itself. */
  trail: readonly string[];
  menu?: MenuPlace;
  /** Position among the footer's quick links. */
  footer?: { label: string; order: number };
  /**
   * Its resources: a list (`circular/all`), content (`content/our-school`), or the record that a query
   * parameter names (`subGallery?id`).
   */
  resources: readonly string[];
  /** Content file that the page shows, if it has no code of its own. */
  content?: string;
  /** Whether something on the page moves or changes without the visitor. */
  hydratesIdle?: boolean;
}

/** Keys of a route's resources for an address; one that lacks its query parameter is left out. */
export function resourceKeys(route: RouteData, query: URLSearchParams): string[] {
  return route.resources.flatMap((resource) => {
    const [name = '', parameters] = resource.split('?');
    if (parameters === undefined) return [name];
    const [first = '', ...others] = parameters.split('&');
    const value = query.get(first);
    if (!value) return [];
    if (others.length === 0) return [`${name}/${value}`];
    const used = parameters
      .split('&')
      .flatMap((each) => (query.get(each) ? [[each, query.get(each) ?? '']] : []));
    return [`${name}/${new URLSearchParams(used).toString()}`];
  });
}

/** Whether a page shows nothing without the record or the words that its address names. */
export function needsQuery({ resources }: Pick<RouteData, 'resources'>): boolean {
  return resources.length > 0 && resources.every((resource) => resource.includes('?'));
}

/** The address of a page in its canonical spelling. */
export function addressOf({ path }: RouteData, query: URLSearchParams): string {
  return `${path}?${query.toString()}`;
}

/** The route of a path in this build's language, whatever its case and with or without slashes at its end. */
export function matchRoute<R extends { path: string; aliases?: readonly string[] }>(
  routes: readonly R[],
  pathname: string,
): R | undefined {
  const wanted = normalisePath(PREFIX === '' ? pathname : withoutLanguage(pathname));
  return routes.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((each) => normalisePath(each) === wanted),
  );
}

function withoutLanguage(pathname: string): string {
  return `${pathname}/`.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) || '/' : pathname;
}

function normalisePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
