import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';

import type { SessionMemory } from '../../bundled';
import type { Api } from '../api/api';
import type { KeyOf, Resource } from '../api/resource-key';
import type { Excerpts } from '../api/seed';
import { type Layout, PageLayout } from './page-layout';
import { SiteContext } from '../ui/site';
import type { PostedForm, RouteData } from './types';
import type { Site } from '../ui/site';

/** What a page is given; `R` are the resources that it may read. */
export interface PageContext<R extends Resource = never> {
  api: Api<KeyOf<R>>;
  site: Site;
  route: RouteData;
  /** The path as requested: `/` and `/home` show the same page. */
  path: string;
  query: URLSearchParams;
  /** The clock (epoch milliseconds): the server's when the page was rendered there. */
  now: number;
  /** The browser keeps it until it is closed; the server keeps nothing. */
  session: SessionMemory;
  /** The form that the server's document answers, for the page that it came with. */
  posted?: PostedForm | undefined;
}

/** Actors of a page by name; they run as long as the page is open. */
export type PageActors<A = Record<string, AnyActorRef>> = { [K in keyof A]: AnyActorRef };

export interface PageProps<A, R extends Resource = never> {
  actors: A;
  context: PageContext<R>;
}

/** An address that follows what its page shows. */
export interface KeptAddress {
  /** The query at which the page shows what it shows now. */
  queryNow: () => string;
  stop: () => void;
}

/** A page as `definePage` makes it. */
export interface PageDefinition<A, R extends Resource = never> {
  resources: readonly R[];
  start: (context: PageContext<R>) => A;
  View: ComponentType<PageProps<A, R>>;
  title?: (context: PageContext<R>) => string | undefined;
  searchOf?: (query: URLSearchParams) => string;
  keepAddress?: (actors: A) => KeptAddress;
  excerpts?: (actors: A, context: PageContext<R>) => Excerpts;
  isStatic?: boolean;
}

interface PageOptions<A, R extends Resource> {
  /** What the page reads: the same resources as its route declares. */
  resources: readonly R[];
  /** Starts the page's actors. */
  start: (context: PageContext<NoInfer<R>>) => A;
  /** What a visitor sees of the actors' snapshots. */
  View: ComponentType<PageProps<A, NoInfer<R>>>;
  /** Puts title and breadcrumb around the view; without it the view brings its own `Page`. */
  layout?: Layout;
  /** Title by the records, where they have one; by default the route's. */
  title?: (context: PageContext<NoInfer<R>>) => string | undefined;
  /** The part of a query that the page reads, in one spelling for all that mean the same; by default it reads none. */
  searchOf?: (query: URLSearchParams) => string;
  /** Makes the browser's address follow what the page shows, until it is stopped. */
  keepAddress?: (actors: NoInfer<A>) => KeptAddress;
  /** The part of its lists that the page shows: the server sends no more of a long list. */
  excerpts?: (actors: A, context: PageContext<NoInfer<R>>) => Excerpts;
  /** Whether the page never changes, so that the server's HTML needs no code to be complete. */
  isStatic?: boolean;
}

/** Declares a page: the resources that it reads, its actors and its view. */
export function definePage<const R extends Resource, A extends PageActors<A>>({
  layout,
  View,
  ...page
}: PageOptions<A, R>): PageDefinition<A, R> {
  function PageView({ actors, context }: PageProps<A, R>) {
    const view = <View actors={actors} context={context} />;
    return (
      <SiteContext value={context.site}>
        {layout === undefined ? (
          view
        ) : (
          <PageLayout layout={layout} route={context.route}>
            {view}
          </PageLayout>
        )}
      </SiteContext>
    );
  }
  return { ...page, View: PageView };
}
