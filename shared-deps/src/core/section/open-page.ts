import { addressOf, type PostedForm, resourceKeys, type Site } from '@school/contract';
import { createActor } from 'xstate';

import { matchRoute, pause, type SessionMemory } from '../../bundled';
import { type Api, createSeededApi } from '../api/api';
import type { PageActor, PageContext, PageDefinition } from './page';
import type { RunningActors } from './page-actors';
import type { OpenPage } from './section.machine';
import type { RenderRequest, Route } from './types';

type AnyActors = RunningActors<object>;

/** A page with its code loaded and its actors running. */
export interface RunningPage extends OpenPage {
  definition: PageDefinition<AnyActors>;
  actor: PageActor;
  /** The children of the page's actor. */
  actors: AnyActors;
  context: PageContext;
}

/** The parts that all pages of a session share. */
export interface Session {
  api: Api;
  site: Site;
  now: () => number;
  session: SessionMemory;
  /** The form that the server's document answers; it belongs to the first page that is opened. */
  takePosted: () => PostedForm | undefined;
}

/** After this a page is shown with placeholders for its records (milliseconds). */
const PATIENCE_MS = 1_500;

/**
 * Opens the page of an address in the browser; the old page can stay on screen until it is ready.
 * @throws when the page's code fails to load, or the section has no such route
 */
export async function openPage(
  routes: readonly Route[],
  address: string,
  session: Session,
  signal: AbortSignal,
): Promise<RunningPage> {
  const url = new URL(address, 'http://site');
  const route = routeOf(routes, url);
  const { api, site, session: memory } = session;
  const records = Promise.race([fetchMissing(route, url.searchParams, api), pause(PATIENCE_MS)]);
  const [definition] = await Promise.all([loadDefinition(route), records]);
  signal.throwIfAborted();
  const shared = { api, site, session: memory, now: session.now(), posted: session.takePosted() };
  return startPage(route, url, definition, shared);
}

/** Fetches the records of a page that the session has not seen yet. */
async function fetchMissing(route: Route, query: URLSearchParams, api: Api): Promise<void> {
  // a page can start from old records, and from an excerpt of its own list
  const missing = resourceKeys(route, query).filter((key) => {
    const known = api.peek(key);
    return known === undefined || (known.excerpt && known.excerpt.page !== addressOf(route, query));
  });
  await Promise.all(missing.map((key) => api.warm(key)));
}

/** Opens the page of a request on the server, from its seed. */
export async function openSeededPage(routes: readonly Route[], request: RenderRequest): Promise<RunningPage> {
  const url = new URL(request.path + request.search, 'http://site');
  const route = routeOf(routes, url);
  return startPage(route, url, await loadDefinition(route), {
    ...request,
    api: createSeededApi(request.seed),
    session: noMemory,
    facts: [],
  });
}

/** The part of a query that the page of a path reads; empty when the section has no such page. */
export async function searchOf(
  routes: readonly Route[],
  path: string,
  query: URLSearchParams,
): Promise<string> {
  const route = matchRoute(routes, path);
  if (!route) return '';
  const definition = await loadDefinition(route);
  return definition.searchOf?.(query) ?? '';
}

function startPage(
  route: Route,
  url: URL,
  definition: PageDefinition<AnyActors>,
  shared: Pick<PageContext, 'api' | 'site' | 'now' | 'session' | 'posted' | 'facts'>,
): RunningPage {
  const context = { ...shared, begun: Date.now(), route, path: url.pathname, query: url.searchParams };
  const actor = createActor(definition.machine, { input: context, systemId: 'page' }).start();
  const actors = actor.getSnapshot().children as AnyActors;
  const address = url.pathname + url.search;
  const queryNow = () => definition.queryOf?.(actors);
  const first = queryNow();
  return {
    address,
    isAt: (other) => other === (queryNow() === first ? address : `${url.pathname}${queryNow()}`),
    title: `${definition.title?.(context) ?? route.title} - ${shared.site.profile.name}`,
    definition,
    actor,
    actors,
    context,
    close: () => actor.stop(),
  };
}

function routeOf(routes: readonly Route[], url: URL): Route {
  const route = matchRoute(routes, url.pathname);
  if (!route) throw new Error(`no page at ${url.pathname}`);
  return route;
}

async function loadDefinition(route: Route): Promise<PageDefinition<AnyActors>> {
  const { page } = await route.load();
  return page as PageDefinition<AnyActors>;
}

const noMemory: SessionMemory = { getItem: () => null, setItem: () => undefined };
