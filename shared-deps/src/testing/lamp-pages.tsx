import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor, createMachine } from 'xstate';

import { Slice } from '../section/hydration';
import { definePage, type PageProps } from '../section/page';
import type { Route } from '../section/types';

const lampMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.switched': 'on' } }, on: {} },
});
interface LampActors {
  lamp: ActorRefFrom<typeof lampMachine>;
}
/** Every lamp that was ever started, the newest last. */
export const lamps: LampActors['lamp'][] = [];

const lampPage = definePage<LampActors>({
  start: () => {
    const lamp = createActor(lampMachine).start();
    lamps.push(lamp);
    return { lamp };
  },
  View: LampPage,
});

function LampPage({ actors, context }: PageProps<LampActors>) {
  const isOn = useSelector(actors.lamp, (snapshot) => snapshot.matches('on'));
  return (
    <>
      <h1>{context.route.title}</h1>
      <Slice name="switch" trigger="intent">
        <button onClick={() => actors.lamp.send({ type: 'lamp.switched' })}>{isOn ? 'On' : 'Off'}</button>
      </Slice>
    </>
  );
}

const stillPage = definePage({
  start: () => ({}),
  View: ({ context }) => <h1>{context.route.title}</h1>,
  isStill: true,
});

const brokenPage = definePage({
  start: () => ({}),
  View: () => {
    throw new Error('the page is broken');
  },
});

const hopelessPage = definePage({
  start: () => ({}),
  View: () => {
    throw new UnspeakableError();
  },
});

/** Whoever tries to say what happened fails in the same way. */
export class UnspeakableError extends Error {
  override get message(): string {
    throw this;
  }
}

function routeTo(path: string, page: unknown, resources: readonly string[] = []): Route {
  return {
    path,
    page: path.slice(1).toLowerCase(),
    title: path.slice(1),
    trail: [],
    resources,
    load: () => Promise.resolve({ page }),
  };
}

/** Needs records, which are not in the seed. */
export const newsRoute = routeTo('/LampWithNews', lampPage, ['news/all']);
/** A small section: a page that does something, still ones, broken ones, and one whose code is lost. */
export const routes: readonly Route[] = [
  routeTo('/Lamp', lampPage),
  newsRoute,
  routeTo('/History', stillPage),
  routeTo('/Motto', stillPage),
  routeTo('/Broken', brokenPage),
  routeTo('/Hopeless', hopelessPage),
  { ...routeTo('/Lost', stillPage), load: () => Promise.reject(new Error('chunk lost is not there')) },
];
