import type { KeyOf, Resource, RouteData } from '@school/contract';
import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { SessionMemory } from '../../bundled';
import type { Api } from '../api/api';
import type { Excerpts } from '../api/seed';
import { Island } from '../hydration/island';
import { Page } from '../ui/page';
import type { Site } from '../ui/site';
import { SiteContext } from '../ui/site';
import { type ActorOf, createPageMachine, type RunningActors } from './page-actors';
import type { PostedForm } from './types';

/**
 * `content`: as wide as text reads well. `wide`: for tables and pictures. `list`: wide, one island.
 */
export type Layout = 'content' | 'wide' | 'list';

/** The context of a page; `R` are the resources that it may read. */
export interface PageContext<R extends Resource = never> {
  api: Api<KeyOf<R>>;
  site: Site;
  route: RouteData;
  /** The path as requested: `/` and `/home` show the same page. */
  path: string;
  query: URLSearchParams;
  /** The clock (epoch milliseconds): the server's when the page was rendered there. */
  now: number;
  /** The device's clock at the same moment: it may be wrong, and tells how much time has passed since. */
  begun: number;
  /** The browser keeps it until it is closed; the server keeps nothing. */
  session: SessionMemory;
  /** The form that the server's document answers, for the page that it came with. */
  posted?: PostedForm | undefined;
}

/** The running page: the root of its actors. */
export type PageActor = ActorRefFrom<typeof createPageMachine<PageContext>>;

export interface PageProps<A, R extends Resource = never> {
  actors: A;
  context: PageContext<R>;
}

/** Options of a page besides its resources, actors and view; `A` are its running actors. */
interface PageTraits<A, R extends Resource> {
  /** Title by the records, where they have one; by default the route's. */
  title?: (context: PageContext<R>) => string | undefined;
  /** The part of a query that the page reads, in one spelling for equal ones; by default none. */
  searchOf?: (query: URLSearchParams) => string;
  /** The query at which the page shows its current state; by default that of its address. */
  queryOf?: (actors: A) => string;
  /** The part of its lists that the page shows: the server sends no more of a long list. */
  excerpts?: (actors: A, context: PageContext<R>) => Excerpts;
  /** Whether the page never changes, so that the server's HTML needs no code to be complete. */
  isStatic?: boolean;
}

/** A page as `definePage` makes it. */
export interface PageDefinition<A, R extends Resource = never> extends PageTraits<A, R> {
  resources: readonly R[];
  machine: ReturnType<typeof createPageMachine<PageContext<R>>>;
  View: ComponentType<PageProps<A, R>>;
}

interface PageOptions<A, R extends Resource> extends PageTraits<RunningActors<NoInfer<A>>, NoInfer<R>> {
  /** The resources of the page, the same ones that its route declares. */
  resources: readonly R[];
  /** Its actors by their names; they run as long as the page is open. */
  actors?: A;
  /** The view of the actors' snapshots. */
  View: ComponentType<PageProps<RunningActors<NoInfer<A>>, NoInfer<R>>>;
  /** Puts title and breadcrumb around the view; without it the view brings its own `Page`. */
  layout?: Layout;
}

/** Declares a page: the resources that it reads, its actors and its view. */
export function definePage<
  const R extends Resource,
  A extends Readonly<Record<string, ActorOf<PageContext<R>>>>,
>({ layout, View, actors, ...page }: PageOptions<A, R>): PageDefinition<RunningActors<A>, R> {
  function PageView(props: PageProps<RunningActors<A>, R>) {
    const { site, route } = props.context;
    return <SiteContext value={site}>{inLayout(layout, route, <View {...props} />)}</SiteContext>;
  }
  return { ...page, machine: createPageMachine<PageContext<R>>(actors ?? {}), View: PageView };
}

function inLayout(layout: Layout | undefined, { title, trail }: RouteData, view: ReactNode): ReactNode {
  if (layout === undefined) return view;
  return (
    <Page title={title} trail={trail} wide={layout !== 'content'}>
      {layout === 'list' ? <Island name="list">{view}</Island> : view}
    </Page>
  );
}
