import type { LinkedFile, RouteData, ShownNotice } from '@school/contract';
import type { Language } from '@school/contract/languages';
import type { PageData, PageFact } from '@school/shared-deps';
import type { ReactElement } from 'react';

/** Where a section is mounted; the one that owns the page brings its HTML. */
export interface SectionInput {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  html?: string;
  /** Whether something of the page changes by itself, or is still to come. */
  hydratesIdle?: boolean;
  /** Whether the page shows records, not words alone. */
  hasRecords?: boolean;
}

/** A heading of a page. */
export type Heading = Omit<Extract<PageFact, { type: 'heading' }>, 'type'>;

/** A page before it is joined, as a document or a fragment. */
export interface PageParts {
  /** Already complete, such as `Events - St. Aelred's Convent School`. */
  title: string;
  language: Language;
  /** The languages that the page can be had in. */
  spoken: readonly Language[];
  /** Canonical path without the language, which is also marked in the menu. */
  path: string;
  /** Canonical path and query of the page, without the language; none for the error screen. */
  address?: string | undefined;
  /** A sentence of the page's own; by default the school's. */
  description?: string;
  /** Absolute addresses and what messengers show of a link; there are none without the site's own address. */
  link?: {
    /** The one address among all that show the page, and that of the photo in it. */
    canonical: string;
    url: string;
    title: string;
    description: string;
    school: string;
    picture: { url: string; alt: string } | undefined;
    /** ISO day of a record. */
    published: string | undefined;
  };
  /** The page for machines, as JSON-LD. */
  structuredData?: string;
  /** The photo that the address names. Browsers without script show it above the page. */
  photo?: { src: string; alt: string } | undefined;
  data: PageData;
  /** Routes of every deployed section: the menu and the footer's links come from them. */
  routes: readonly RouteData[];
  /** All sections in order; the one that owns the page brings its HTML. */
  sections: readonly SectionInput[];
  /** Those of the page's parts, for the list beside it. */
  headings?: readonly Heading[];
  /** Shown instead of a section's page. */
  error?: {
    status: number;
    reason: string;
    message: string;
    /** Pages that were likely meant. */
    near: readonly Pick<RouteData, 'path' | 'title'>[];
  };
  /** A screen of the server's own instead of a section's page. */
  screen?: ReactElement;
  /** Whether it is the page that the service worker shows in place of others. */
  isOffline?: boolean;
  /** The import map exactly as its hash in the policy was made from. */
  importMap: string;
  /** Names the release: a fragment belongs into documents of the same one. */
  release: string;
  /** Names what is shown of children: documents of another one are kept by no device. */
  policy?: string;
  stylesheets: readonly LinkedFile[];
  /** Addresses of font files that are fetched ahead. */
  fonts: readonly string[];
  entry: LinkedFile;
  /** Pictures that are likely the largest in view, fetched ahead in the width that the page will show. */
  pictures?: readonly PreloadedPicture[];
  /** The urgent notice, on top of the page. */
  notice?: ShownNotice | undefined;
  /** Whether the page has notices that are to be open when it is first painted. */
  opensNotices?: boolean;
  /** Whether the visitor may choose a class on the page, which the device then remembers. */
  remembersClass?: boolean;
}

export interface PreloadedPicture {
  href: string;
  srcSet?: string | undefined;
  sizes?: string;
}
