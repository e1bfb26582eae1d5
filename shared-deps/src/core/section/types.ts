import type { ReactElement } from 'react';

import type { Excerpts, Seed } from '../api/seed';
import type { Site } from '../ui/site';

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

/** A route in its section's code, which fetches the page's code. */
export interface Route extends RouteData {
  load: () => Promise<{ page: unknown }>;
}

/** A route in its section's manifest. */
export interface ManifestRoute extends RouteData {
  /** Chunk with the page's code; a page without code of its own has none. */
  page?: string;
}

/** The manifest beside the files of a build; file names are relative to the package's folder. */
export interface Manifest {
  name: string;
  /** Specifier to entry file. */
  imports: Record<string, string>;
  /** Chunk name to file, lazy parts included. */
  chunks: Record<string, string>;
  css: string[];
  /** File to its subresource integrity. */
  integrity: Record<string, string>;
  routes: ManifestRoute[];
  /** Specifier of each entry to the names that it exports. */
  exports: Record<string, string[]>;
  /** Specifier of each entry, and name of each chunk, to the parts of shared-deps that it imports. */
  parts?: Record<string, string[]>;
  /** Shared specifier to the names that its files import from it. */
  uses: Record<string, string[]>;
  /** Package to the versions of its interface that this one works with, as its package.json says. */
  worksWith?: Record<string, string>;
  /** Version of the interface that this package offers to others. */
  interfaceVersion?: string;
}

/** A form that was sent to its page without script, and why the page shows it again. */
export interface PostedForm {
  fields: Readonly<Record<string, string>>;
  /** `undelivered`: what it asked for is there, and could not be sent. */
  problem: 'invalid' | 'refused' | 'failed' | 'undelivered';
  /** HTTP status of the page. */
  status: number;
}

/** The JSON data block of a server-rendered page (`<script type="application/json" id="page-data">`). */
export interface PageData {
  site: Site;
  seed: Seed;
  /** The server's clock when it rendered (epoch milliseconds). */
  now: number;
  /** The form that this document answers. */
  posted?: PostedForm;
}

/** The records from which the server rendered the HTML of a page, and its clock. */
export type PageSeed = Pick<PageData, 'seed' | 'now'>;

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
  /** The part of its lists that is enough to show it. */
  excerpts: Excerpts;
  stop: () => void;
}

/**
 * The `section` that an entry file exports: single-spa's lifecycles, and what the shell and the server ask of
 * it besides.
 */
export interface SectionModule {
  bootstrap: (props: object) => Promise<unknown>;
  mount: (props: object) => Promise<unknown>;
  unmount: (props: object) => Promise<unknown>;
  /**
   * Browser: shows or mounts the page of this address next; waits for its code and data. The server's HTML of
   * it, if it is in place, is hydrated by the seed that it came with.
   */
  prepare: (address: URL, seed?: PageSeed) => Promise<void>;
  /** The title of the current page; empty without one, as after a failed navigation. */
  title: () => string;
  /**
   * Server: the part of a query that the page of a route reads, with its question mark or empty. Equal ones
   * have one spelling. Parameters that name a resource are left out.
   */
  searchOf: (path: string, query: URLSearchParams) => Promise<string>;
  /** Server: the page of a request, from its seed alone. */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Prefix of React's generated ids, the same on the server and in the browser. */
  identifierPrefix: string;
}
