import type { Excerpts, PageData, PageSeed, RouteData } from '@school/contract';
import type { ReactElement } from 'react';

import type { PageFact } from '../ui/page-scope';

/** A route in its section's code, which fetches the page's code. */
export interface Route extends RouteData {
  load: () => Promise<{ page: unknown }>;
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
  /** The part of its lists that is enough to show it. */
  excerpts: Excerpts;
  /** Complete once the element is rendered; sections built with shared-deps before 4.10.0 have none. */
  facts?: readonly PageFact[] | undefined;
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
