import type { ReactElement } from 'react';

import type { Profile } from '../contract';

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

/** Where a page stands in the menu; a group with one entry of the group's own name is a plain link. */
export interface MenuPlace {
  group: MenuGroup;
  label: string;
  /** Position within the group, from 1. */
  order: number;
}

/** A section's page as data: what its build writes into `manifest.json` and the shell learns from it. */
export interface RouteData {
  /** Canonical spelling, such as `/Circular`; paths match whatever their case. */
  path: string;
  aliases?: readonly string[];
  /** Name of the chunk with the page's code; small pages may share one. */
  page: string;
  title: string;
  /** Breadcrumb between Home and the page itself. */
  trail: readonly string[];
  menu?: MenuPlace;
  /** Position among the footer's quick links. */
  footer?: { label: string; order: number };
  /**
   * Resources that the page shows: a list of the API (`circular/all`), words (`words/our-school`), or a record named by
   * a query parameter (`subGallery?id`).
   */
  resources: readonly string[];
  /** Names of the query parameters that its page reads, besides those that name a record. */
  query?: readonly string[];
  /** Whether something of the page moves or changes by itself, without a visitor's doing. */
  isLively?: boolean;
  /** Specifier of a module that is run once the server's page is painted, ahead of all other code. */
  early?: string;
}

/** A route in its section's code: its data, and how its page's code is fetched. */
export interface Route extends RouteData {
  load: () => Promise<{ page: unknown }>;
}

/** What the build of one package writes beside its files; file names are relative to the package's folder. */
export interface Manifest {
  name: string;
  /** Specifier to entry file. */
  imports: Record<string, string>;
  /** Chunk name to file, lazy parts included. */
  chunks: Record<string, string>;
  css: string[];
  /** File to its subresource integrity. */
  integrity: Record<string, string>;
  routes: RouteData[];
  /** Shared specifiers that its files import. */
  needs: string[];
}

/** What every page may know of the school and the site; part of each page's data block. */
export interface Site {
  profile: Profile;
  /** School code, the last segment of the API's paths. */
  code: string;
  /** IANA name of the zone in which dates are shown. */
  timeZone: string;
  /** Canonical paths of all pages there are, so that nothing links to one that is not deployed. */
  paths: readonly string[];
}

/** Records of a resource as the server had them, and when (epoch milliseconds). */
export interface Loaded<T = unknown> {
  records: readonly T[];
  at: number;
  /** Where these are but the records in view of a long list. */
  excerpt?: Excerpt;
}

/** What a page says of a whole list of which it brings the records in view alone. */
export interface Excerpt {
  /** Address of the page, by its route's path. */
  page: string;
  /** What the list was narrowed by. */
  choice: { year: number | 'All'; month: string; search: string; shown: number };
  /** How many records are left after narrowing. */
  total: number;
  /** How many of them the search fits, where it does not narrow the list. */
  matches?: number;
  years: readonly number[];
}

/** Resource key to its records: what a page's machines start from. */
export type Seed = Record<string, Loaded>;

/** The JSON data block of a server-rendered page (`<script type="application/json" id="page-data">`). */
export interface PageData {
  site: Site;
  seed: Seed;
  /** The server's clock when it rendered (epoch milliseconds). */
  now: number;
}

export interface RenderRequest extends PageData {
  /** Canonical path of one of the section's routes, or `/` for the home page. */
  path: string;
  /** Query string with its question mark, or empty. */
  search: string;
}

/** A page ready for `renderToString`; call `stop` afterwards, it ends the page's actors. */
export interface RenderedPage {
  element: ReactElement;
  title: string;
  /** Once it is rendered: what is enough of its lists to show it, by resource. */
  excerpts: ReadonlyMap<string, Pick<Loaded, 'records' | 'excerpt'>>;
  stop: () => void;
}

/** What a section's entry file exports: single-spa's lifecycles, and what the shell and the server ask of it besides. */
export interface SectionModule {
  bootstrap: (props: object) => Promise<unknown>;
  mount: (props: object) => Promise<unknown>;
  unmount: (props: object) => Promise<unknown>;
  /** Browser: makes the page of this address the one that is shown or mounted next; waits for its code and data. */
  prepare: (address: URL) => Promise<void>;
  /** Browser: fetches the code and data of an address ahead, showing nothing. */
  preload: (address: URL) => Promise<void>;
  /** Title of the page shown now; empty where there is none, as when the one that was asked for failed. */
  title: () => string;
  /** Server: the page of a request, from its seed alone. */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Prefix of React's generated ids, the same on the server and in the browser. */
  identifierPrefix: string;
}
