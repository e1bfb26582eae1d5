import type { Excerpts, PostedForm, ResourceKey, RouteData, Site } from '@school/contract';
import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { SessionMemory } from '../../bundled';
import type { Api } from '../api/api';
import { Island } from '../hydration/island';
import { Page } from '../ui/page';
import { type PageFact, PageScope } from '../ui/page-scope';
import { createPageMachine, type PageActors, type RunningActors } from './page-actors';

/**
 * `content`: as wide as text reads well. `wide`: for tables and pictures. `list`: wide, one island.
 */
export type Layout = 'content' | 'wide' | 'list';

/** The context of a page; `K` are the keys that it may read. */
export interface PageContext<K extends ResourceKey = never> {
  api: Api<K>;
  site: Site;
  route: RouteData;
  /** The path as requested: `/` and `/home` show the same page. */
  path: string;
  query: URLSearchParams;
  /** The clock (epoch milliseconds): the server's when the page was rendered there. */
  now: number;
  /** The device's clock at the same moment: it may be wrong, and measures the time since then. */
  begun: number;
  /** The browser keeps it until it is closed; the server keeps nothing. */
  session: SessionMemory;
  /** The form that the server's document answers, for the page that it came with. */
  posted?: PostedForm | undefined;
  /** On the server: where views report what the document needs. */
  facts?: PageFact[];
}

/** The running page: the root of its actors. */
export type PageActor = ActorRefFrom<typeof createPageMachine<PageContext>>;

/** Props of the view of a page; `K` are the keys that it reads beside those of the actors. */
export interface PageProps<A, K extends ResourceKey = never> {
  actors: A;
  context: PageContext<K>;
}

/** Options of a page besides its actors and view; `A` are its running actors. */
interface PageTraits<A, K extends ResourceKey> {
  /** Title by the records, where they have one; by default the route's. */
  title?: (context: PageContext<K>) => string | undefined;
  /** The part of a query that the page reads, in one spelling for equal ones; by default none. */
  searchOf?: (query: URLSearchParams) => string;
  /** The query at which the page shows its current state; by default that of its address. */
  queryOf?: (actors: A) => string;
  /** The part of its lists that the page shows: the server sends no more of a long list. */
  excerpts?: (actors: A, context: PageContext<K>) => Excerpts;
  /** Whether the page never changes, so that the server's HTML needs no code to be complete. */
  isStatic?: boolean;
}

/** A page as `definePage` makes it; `K` are the keys of all that it reads, which its route declares. */
export interface PageDefinition<A, K extends ResourceKey = never> extends PageTraits<A, K> {
  machine: ReturnType<typeof createPageMachine<PageContext<K>>>;
  View: (props: PageProps<A, K>) => ReactNode;
}

interface PageOptions<A, K extends ResourceKey> extends PageTraits<RunningActors<NoInfer<A>>, K> {
  /** Its actors by their names; they run as long as the page is open. */
  actors?: A;
  /** The view of the actors' snapshots. */
  View: ComponentType<PageProps<RunningActors<NoInfer<A>>, K>>;
  /** Puts title and breadcrumb around the view; without it the view brings its own `Page`. */
  layout?: Layout;
}

/** Declares a page: its actors and its view, whose types say what the page reads. */
export function definePage<
  A extends PageActors = Readonly<Record<never, never>>,
  K extends ResourceKey = never,
>({ layout, View, actors, ...page }: PageOptions<A, K>): PageDefinition<RunningActors<A>, K | KeysOf<A>> {
  function PageView(props: PageProps<RunningActors<A>, K>) {
    const { context } = props;
    return <PageScope value={context}>{inLayout(layout, context.route, <View {...props} />)}</PageScope>;
  }
  return { ...page, machine: createPageMachine<PageContext<K | KeysOf<A>>>(actors ?? {}), View: PageView };
}

/** The keys that the actors of a page are given. */
type KeysOf<A> = {
  [N in keyof A]: A[N] extends { input?: infer I }
    ? Exclude<I, undefined> extends (context: PageContext<infer K>) => unknown
      ? K
      : never
    : never;
}[keyof A];

function inLayout(layout: Layout | undefined, { title, trail }: RouteData, view: ReactNode): ReactNode {
  if (layout === undefined) return view;
  return (
    <Page title={title} trail={trail} wide={layout !== 'content'}>
      {layout === 'list' ? <Island name="list">{view}</Island> : view}
    </Page>
  );
}
