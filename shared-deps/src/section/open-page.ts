import { type Api, createSeededApi } from '../api/api';
import type { OpenPage } from '../machines/section.machine';
import type { PageActors, PageContext, PageDefinition } from './page';
import { pause } from '../stateless';
import { addressOf, matchRoute, resourceKeys } from './routes';
import type { RenderRequest, Route, Site } from './types';

/** A page with its code loaded and its actors running. */
export interface RunningPage extends OpenPage {
  definition: PageDefinition<PageActors>;
  actors: PageActors;
  context: PageContext;
}

/** What pages of one visit share. */
export interface Visit {
  api: Api;
  site: Site;
  now: () => number;
  visit: PageContext['visit'];
}

/** A page waits this long for its records before it is shown with placeholders (milliseconds). */
const PATIENCE_MS = 1_500;

/**
 * Opens the page of an address in the browser; old content can stay on screen until it is ready.
 * @throws when the page's code cannot be had, or the section has no such route
 */
export async function openPage(
  routes: readonly Route[],
  address: string,
  visit: Visit,
  signal: AbortSignal,
): Promise<RunningPage> {
  const url = new URL(address, 'http://site');
  const definition = await preloadPage(routes, url, visit.api);
  signal.throwIfAborted();
  return startPage(routes, url, definition, { ...visit, now: visit.now() });
}

/** Fetches the code and the records of an address. */
export async function preloadPage(
  routes: readonly Route[],
  url: URL,
  api: Api,
): Promise<PageDefinition<PageActors>> {
  const route = routeOf(routes, url);
  const address = addressOf(route, url.searchParams);
  // an excerpt of this very page is enough to begin with
  const missing = resourceKeys(route, url.searchParams).filter(
    (key) => api.peek(key)?.excerpt?.page !== address,
  );
  const records = Promise.all(missing.map((key) => api.warm(key)));
  const [definition] = await Promise.all([
    loadDefinition(route),
    Promise.race([records, pause(PATIENCE_MS)]),
  ]);
  return definition;
}

/** Opens the page of a request on the server, from its seed. */
export async function openSeededPage(
  routes: readonly Route[],
  request: RenderRequest & Pick<PageContext, 'onExcerpt'>,
): Promise<RunningPage> {
  const url = new URL(request.path + request.search, 'http://site');
  const definition = await loadDefinition(routeOf(routes, url));
  const api = createSeededApi(request.seed);
  const { site, now, onExcerpt } = request;
  return startPage(routes, url, definition, {
    api,
    site,
    now,
    visit: forgetful,
    ...(onExcerpt && { onExcerpt }),
  });
}

function startPage(
  routes: readonly Route[],
  url: URL,
  definition: PageDefinition<PageActors>,
  shared: Pick<PageContext, 'api' | 'site' | 'now' | 'visit' | 'onExcerpt'>,
): RunningPage {
  const route = routeOf(routes, url);
  const context = { ...shared, route, path: url.pathname, query: url.searchParams };
  const actors = definition.start(context);
  return {
    address: url.pathname + url.search,
    title: `${definition.title?.(context) ?? route.title} - ${shared.site.profile.name}`,
    definition,
    actors,
    context,
    close: () => Object.values(actors).forEach((actor) => actor.stop()),
  };
}

function routeOf(routes: readonly Route[], url: URL): Route {
  const route = matchRoute(routes, url.pathname);
  if (!route) throw new Error(`no page at ${url.pathname}`);
  return route;
}

async function loadDefinition(route: Route): Promise<PageDefinition<PageActors>> {
  const { page } = await route.load();
  return page as PageDefinition<PageActors>;
}

const forgetful: PageContext['visit'] = { getItem: () => null, setItem: () => undefined };
