import type { Route } from '@school/shared-deps';

import { routes } from '../../team/src/local/all-routes';

/** A page of the site as a visitor finds it (spec §2). */
export interface SitePage {
  path: string;
  /** Main heading. */
  heading: string | RegExp;
  /** Title of the tab before the school's name, if it is not the heading. */
  title?: string;
  /** Breadcrumb from Home to the page itself; the home page has none. */
  trail?: readonly string[];
  /** Address of Home in the breadcrumb, if it is not `/home`. */
  home?: '/';
  /** Its label in the main menu, and its group, if the group has a list of pages. */
  menu?: string;
  group?: string;
  /** Its label among the footer's quick links. */
  footer?: string;
}

const welcome = { heading: /^Welcome to /, title: 'Home' };

/** The parts of a page that are not in its route (spec §2). */
const details: Readonly<Record<string, Partial<SitePage>>> = {
  '/HolidayHomework': { home: '/' },
  '/Achievements': { trail: ['Home', 'Gallery', 'Achievements'] },
  '/SubGallery': {
    path: '/SubGallery?id=album-annual-day-2026',
    heading: 'Annual Day 2026: The Dress Rehearsal',
  },
};

function pageOf({ path, title, trail, menu, footer }: Route): SitePage {
  return {
    path,
    heading: title,
    trail: ['Home', ...trail, title],
    ...(menu && { menu: menu.label }),
    ...(menu && menu.group !== menu.label && { group: menu.group }),
    ...(footer && { footer: footer.label }),
    ...details[path],
  };
}

const place = ({ menu }: Route) => menu?.order ?? 0;

/** The pages of classes are alike. */
const isOtherClass = (path: string) => path.startsWith('/Class/') && path !== '/Class/VIII';

/** Every page of the site, those of a menu group in the menu's order. */
export const pages: readonly SitePage[] = [
  { path: '/', ...welcome },
  { path: '/home', ...welcome },
  ...routes
    .filter(({ path }) => path !== '/home' && !isOtherClass(path))
    .sort((one, other) => place(one) - place(other))
    .map(pageOf),
];

/** Other spellings that lead to a page (spec §2, route list). */
export const spellings = [
  { path: '/Tc', page: '/TC' },
  { path: '/infrastructure', page: '/Infrastructure' },
] as const;
