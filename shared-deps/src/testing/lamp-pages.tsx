import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createMachine } from 'xstate';

import { Island } from '../core/hydration/island';
import { definePage, type PageProps } from '../core/section/page';
import type { Route } from '../core/section/types';
import { useReport } from '../core/ui/page-scope';

const lampMachine = createMachine({
  id: 'lamp',
  entry: ({ self }) => lamps.push(self as LampActors['lamp']),
  initial: 'off',
  on: {
    'lamp.burst': {
      actions: () => {
        throw new Error('the lamp has burst');
      },
    },
  },
  states: { off: { on: { 'lamp.switched': 'on' } }, on: {} },
});
interface LampActors {
  lamp: ActorRefFrom<typeof lampMachine>;
}
/** Every lamp that was ever started, the newest last. */
export const lamps: LampActors['lamp'][] = [];

const lampPage = definePage({
  actors: { lamp: { src: lampMachine } },
  View: LampPage,
});

function LampPage({ actors, context }: PageProps<LampActors>) {
  const isOn = useSelector(actors.lamp, (snapshot) => snapshot.matches('on'));
  return (
    <>
      <h1>{context.route.title}</h1>
      <Island name="switch">
        <button onClick={() => actors.lamp.send({ type: 'lamp.switched' })}>{isOn ? 'On' : 'Off'}</button>
      </Island>
    </>
  );
}

const staticPage = definePage({
  View: ({ context }) => {
    useReport({ type: 'heading', id: 'founders', text: 'Founders' });
    return <h1>{context.route.title}</h1>;
  },
  isStatic: true,
});

const brokenPage = definePage({
  View: () => {
    throw new Error('the page is broken');
  },
});

const hopelessPage = definePage({
  View: () => {
    throw new UnspeakableError();
  },
});

/** Reading its message throws it again. */
export class UnspeakableError extends Error {
  override get message(): string {
    throw this;
  }
}

function routeTo(path: string, page: unknown, resources: readonly string[] = []): Route {
  return {
    path,
    title: path.slice(1),
    trail: [],
    resources,
    load: () => Promise.resolve({ page }),
  };
}

/** Reads records that are not in the seed. */
const newsRoute = routeTo('/LampWithNews', lampPage, ['news/all']);
/** A small section: a page that changes, static pages, broken ones, and one whose code cannot be loaded. */
export const routes: readonly Route[] = [
  routeTo('/Lamp', lampPage),
  newsRoute,
  routeTo('/History', staticPage),
  routeTo('/Motto', staticPage),
  routeTo('/Broken', brokenPage),
  routeTo('/Hopeless', hopelessPage),
  { ...routeTo('/Lost', staticPage), load: () => Promise.reject(new Error('chunk lost is not there')) },
];
