import { render, type RenderResult } from '@testing-library/react';
import type { AnyActorRef } from 'xstate';

import { resourcePath } from '../api/resource-key';
import type { PageActors, PageContext, PageDefinition } from '../section/page';
import { pageContext, type PageContextOptions } from './page-context';
import { type Answer, stubFetch, type StubbedFetch } from './stub-fetch';

interface RenderPageOptions extends PageContextOptions {
  /** What the network answers, by resource or path (`circular/all`, `/api/tc`); the rest is not found. */
  answers?: Readonly<Record<string, Answer>>;
}

interface OpenedPage<A> extends RenderResult {
  actors: A;
  context: PageContext;
  network: StubbedFetch;
}

const running = new Set<AnyActorRef>();

afterEach(() => {
  running.forEach((actor) => actor.stop());
  running.clear();
});

/** Shows a page as a visitor finds it: schema, stream, machine and component in one, over a stubbed network. */
export function renderPage<A extends PageActors<A>>(
  page: PageDefinition<A>,
  { answers = {}, ...options }: RenderPageOptions,
): OpenedPage<A> {
  const context = pageContext(options);
  const pathOf = (key: string) => (key.startsWith('/') ? key : resourcePath(key, context.site.code));
  const byPath = Object.entries(answers).map(([key, answer]) => [pathOf(key), answer] as const);
  const network = stubFetch(Object.fromEntries(byPath));
  const actors = page.start(context);
  Object.values<AnyActorRef>(actors).forEach((actor) => running.add(actor));
  return { ...render(<page.View actors={actors} context={context} />), actors, context, network };
}
