import { type ResourceKey, resourcePath } from '@school/contract';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Actor, type ActorOptions, type AnyActor, type AnyActorLogic, createActor } from 'xstate';

import type { PageContext, PageDefinition } from '../core/section/page';
import type { ActorOf } from '../core/section/page-actors';
import { PageScope } from '../core/ui/page-scope';
import { createSite, pageContext, type PageContextOptions, projectBody } from './page-context';
import { type Answer, type StubbedFetch, stubFetch } from './stub-fetch';

interface RenderPageOptions extends PageContextOptions {
  /** Responses by resource or path (`circular/all`, `/api/tc`); other requests respond with 404. */
  answers?: Readonly<Record<string, Answer>>;
}

interface OpenedPage<A> extends RenderResult {
  actors: A;
  /** Leaves the page. */
  close: () => void;
  context: PageContext<ResourceKey>;
  network: StubbedFetch;
}

const running = new Set<AnyActor>();

afterEach(() => {
  running.forEach((actor) => actor.stop());
  running.clear();
});

/**
 * Shows a page as a visitor finds it: schema, stream, machine and component in one, over a stubbed network.
 */
export function renderPage<A, K extends ResourceKey>(
  page: PageDefinition<A, K>,
  { answers = {}, ...options }: RenderPageOptions,
): OpenedPage<A> {
  const context = pageContext(options);
  const pathOf = (key: string) => (key.startsWith('/') ? key : resourcePath(key, context.site.code));
  const byPath = Object.entries(answers).map(([key, answer]) => {
    const isRecords = Array.isArray(answer) && !key.startsWith('/');
    return [pathOf(key), isRecords ? projectBody(key, answer, console.error) : answer] as const;
  });
  const network = stubFetch(Object.fromEntries(byPath));
  const actor = createActor(page.machine, { input: context, systemId: 'page' }).start();
  running.add(actor);
  const actors = actor.getSnapshot().children as A;
  const close = () => actor.stop();
  return { ...render(<page.View actors={actors} context={context} />), actors, close, context, network };
}

/** Starts one actor of a page by itself. */
export function startActor<C, L extends AnyActorLogic>({ src, input }: ActorOf<C, L>, context: C): Actor<L> {
  const actor = createActor(src, { input: input?.(context) } as ActorOptions<L>).start();
  running.add(actor);
  return actor;
}

/** Renders a part of a page on the site of an invented school. */
export function renderInSite(element: ReactElement, site = createSite()): RenderResult {
  return render(<PageScope value={{ site }}>{element}</PageScope>);
}
