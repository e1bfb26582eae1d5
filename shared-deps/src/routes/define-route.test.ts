import { contentOf, definePage, fetchActor, type PageProps } from '@school/shared-deps';
import { defineListPage, type ListProps, type NoFilters } from '@school/shared-deps/lists';

import { defineContentRoute, defineRoute } from '.';

const page = definePage({
  actors: { news: fetchActor('news/all') },
  View: ({ context }: PageProps<object, 'content/fallback'>) => contentOf(context, 'fallback')?.director.name,
});
const load = () => Promise.resolve({ page });
const fields = { path: '/News', title: 'News', trail: [] };

describe('a route with code of its own', () => {
  it('declares the resources of its page', async () => {
    const route = defineRoute({ ...fields, resources: ['content/fallback', 'news/all'], load });
    expect(route.resources).toEqual(['content/fallback', 'news/all']);
    expect(await route.load()).toEqual({ page });
  });

  // tsc checks these: each is an error of types, and nothing else
  it('does not compile without a resource that its page reads', () => {
    // @ts-expect-error the route does not declare content/fallback
    expect(defineRoute({ ...fields, resources: ['news/all'], load })).toBeDefined();
  });

  it('does not compile with a resource that its page does not read', () => {
    const resources = ['news/all', 'content/fallback', 'topper'] as const;
    // @ts-expect-error the page does not read topper
    expect(defineRoute({ ...fields, resources, load })).toBeDefined();
  });

  it('does not compile with a resource that does not exist', () => {
    const resources = ['news/all', 'content/fallback', 'new/all'] as const;
    // @ts-expect-error new/all is no resource
    expect(defineRoute({ ...fields, resources, load })).toBeDefined();
  });
});

describe('a route to a list', () => {
  const list = defineListPage({
    resource: 'news/all',
    filters: {},
    dateOf: ({ fromDate }) => fromDate,
    List: ({ context }: ListProps<'news/all', NoFilters, 'content/fallback'>) =>
      contentOf(context, 'fallback')?.director.name,
  });
  const loadList = () => Promise.resolve({ page: list });

  it('declares the resource of the list, and what its page reads besides', async () => {
    const route = defineRoute({ ...fields, resources: ['news/all', 'content/fallback'], load: loadList });
    expect(await route.load()).toEqual({ page: list });
  });

  it('does not compile without the resource of the list', () => {
    // @ts-expect-error the route does not declare news/all
    expect(defineRoute({ ...fields, resources: ['content/fallback'], load: loadList })).toBeDefined();
  });

  it('does not compile with a field that the records of the list do not have', () => {
    const untold = defineListPage({
      resource: 'news/all',
      filters: {},
      // @ts-expect-error news have no field topic
      dateOf: ({ topic }) => topic as string,
      List: () => null,
    });
    expect(untold).toBeDefined();
  });
});

describe('a page of content', () => {
  it('is its content file alone', async () => {
    const route = defineContentRoute({ ...fields, path: '/OurChoir', content: 'our-choir' });
    expect(route).toMatchObject({ content: 'our-choir', resources: ['content/our-choir'] });
    expect(await route.load()).toMatchObject({ page: { isStatic: true } });
  });
});
