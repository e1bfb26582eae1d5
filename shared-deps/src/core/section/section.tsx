import { createActor, waitFor } from 'xstate';

import { attributes, containerOf, registerActor } from '../../bundled';
import { browserSession } from './browser';
import { openPage, openSeededPage, type RunningPage, searchOf } from './open-page';
import { createReactRoot, type SectionActor } from './react-root';
import { createSectionMachine } from './section.machine';
import { SectionView } from './section-view';
import type { Route, SectionModule } from './types';

interface SectionOptions {
  /** Package name, such as `@school/mf-home`. */
  name: string;
  routes: readonly Route[];
}

/**
 * A micro-frontend: single-spa's lifecycles around the pages of its routes, and their rendering on the
 * server.
 */
export function defineSection({ name, routes }: SectionOptions): SectionModule {
  const identifierPrefix = `${name.replace(/^.*\//, '')}-`;
  const section: SectionActor = createActor(
    createSectionMachine<RunningPage>({
      openPage: async (address, signal) => {
        const page = await openPage(routes, address, browserSession(), signal);
        registerActor({ section: name, name: `page ${page.address}`, actor: page.actor });
        return page;
      },
      reactRoot: createReactRoot({ name, identifierPrefix, section: () => section }),
    }),
  ).start();
  if (typeof document !== 'undefined') registerActor({ section: name, name: 'section', actor: section });

  const lifecycles = createLifecycles(section);
  return {
    ...lifecycles,
    prepare: async (address, seed) => {
      if (seed) browserSession().adopt(seed);
      // the server's HTML has taken the place of the root
      const hasRoot = section.getSnapshot().matches({ root: 'rendered' });
      if (hasRoot && containerOf(name).hasAttribute(attributes.prerendered))
        section.send({ type: 'root.replaced' });
      section.send({ type: 'page.requested', address: address.pathname + address.search });
      const settled = await waitFor(section, (snapshot) => !snapshot.matches({ page: 'loading' }));
      if (settled.matches({ page: 'failed' })) throw settled.context.error;
      if (settled.matches({ root: 'replaced' })) await lifecycles.mount();
    },
    title: () => {
      const snapshot = section.getSnapshot();
      // after a failure its page is still the one that was shown before
      return (!snapshot.matches({ page: 'failed' }) && snapshot.context.page?.title) || '';
    },
    searchOf: (path, query) => searchOf(routes, path, query),
    render: async (request) => {
      const page = await openSeededPage(routes, request);
      const { definition, actors, context, title, close } = page;
      return {
        element: <SectionView page={page} />,
        title,
        excerpts: definition.excerpts?.(actors, context) ?? new Map(),
        stop: close,
        facts: context.facts,
      };
    },
    identifierPrefix,
  };
}

function createLifecycles(section: SectionActor) {
  return {
    bootstrap: () => Promise.resolve(),
    mount: async () => {
      section.send({ type: 'mount.requested' });
      const settled = await waitFor(
        section,
        (snapshot) => !snapshot.matches({ root: { rendered: 'mounting' } }),
      );
      if (settled.matches({ root: { rendered: 'dead' } })) throw settled.context.error;
    },
    unmount: () => {
      section.send({ type: 'section.left' });
      return Promise.resolve();
    },
  };
}
