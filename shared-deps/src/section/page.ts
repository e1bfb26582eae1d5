import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';

import type { Api } from '../api/api';
import type { Loaded, RouteData, Site } from './types';

/** What a page is given: where records come from, which school it is, and what the visitor asked for. */
export interface PageContext {
  api: Api;
  site: Site;
  route: RouteData;
  /** Path as it was asked for: `/` and `/home` show the same page. */
  path: string;
  query: URLSearchParams;
  /** The clock (epoch milliseconds): the server's when the page was rendered there. */
  now: number;
  /** What the visitor's browser remembers until it is closed; nothing is remembered on the server. */
  visit: Pick<Storage, 'getItem' | 'setItem'>;
  /** On the server: hears of the part of a list that the page shows. */
  onExcerpt?: (key: string, shown: Pick<Loaded, 'records' | 'excerpt'>) => void;
}

/** Actors of a page by name; they run as long as the page is open. */
export type PageActors<A = Record<string, AnyActorRef>> = { [K in keyof A]: AnyActorRef };

export interface PageProps<A> {
  actors: A;
  context: PageContext;
}

export interface PageDefinition<A> {
  /** Starts the page's actors. */
  start: (context: PageContext) => A;
  View: ComponentType<PageProps<A>>;
  /** What it is called where its records say so; otherwise by its route's title. */
  title?: (context: PageContext) => string | undefined;
  /** Whether nothing in the page ever changes, so that a page from the server needs no code to be complete. */
  isStill?: boolean;
}

/** Declares a page: its actors, and what a visitor sees of their snapshots. */
export function definePage<A extends PageActors<A>>(page: PageDefinition<A>): PageDefinition<A> {
  return page;
}
