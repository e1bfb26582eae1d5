import { contentOf, type PageContext, type RecordOf, type ResourceName } from '@school/shared-deps';
import { motionMachine, type Rotation, rotationUnder } from '@school/shared-deps/carousel';
import { type ListActor, type NoFilters, startList } from '@school/shared-deps/lists';
import { overlayMachine } from '@school/shared-deps/overlays';
import { createToday } from '@school/shared-deps/today';
import { createActor } from 'xstate';

import { startPopup } from './popup';

/** Everything that the home page reads. */
export const resources = [
  'content/home',
  'content/fallback',
  'content/today',
  'onlineRegistration',
  'highlight',
  'news',
  'events',
  'topper',
  'birthdays',
  'PrincipalMessage',
  'gallery',
  'notification',
] as const;

/** At most this many albums are shown (spec §9). */
const ALBUMS = 3;

/** Starts the home page's records, sliders and notices, and on `/` the school's film. */
export function startHome(context: PageContext<(typeof resources)[number]>) {
  const notices = startBlock(context, 'notification');
  const hasFilm = contentOf(context, 'home')?.intro !== undefined;
  const intro = context.path === '/' && hasFilm ? createActor(overlayMachine).start() : undefined;
  const popup = startPopup(context, notices, intro);
  // the sliders stand still behind the notices and behind the intro
  const rotations = startRotations(rotationUnder(popup, ...(intro ? [intro] : [])));
  return {
    registrations: startBlock(context, 'onlineRegistration'),
    highlights: startBlock(context, 'highlight'),
    news: startBlock(context, 'news'),
    events: startBlock(context, 'events'),
    toppers: startBlock(context, 'topper'),
    birthdays: startBlock(context, 'birthdays'),
    messages: startBlock(context, 'PrincipalMessage'),
    albums: startBlock(context, 'gallery', ALBUMS),
    notices,
    popup,
    today: createToday(context),
    ...(intro && { intro }),
    ...rotations,
    motion: createActor(motionMachine, { input: { rotations: Object.values(rotations) } }).start(),
  };
}

export type HomeActors = ReturnType<typeof startHome>;

/** The records of a block of the page. */
export type Block<T> = ListActor<T, NoFilters>;

/**
 * Starts the records of a block. It shows 24 of them, and the browser gets no more of a long list until a visitor asks
 * for more; the page's address says nothing of it.
 */
function startBlock<K extends ResourceName>(
  context: PageContext<K>,
  resource: K,
  size?: number,
): Block<RecordOf<K>> {
  const list = {
    resource,
    filters: {},
    loadRest: 'lazy',
    ...(size !== undefined && { size }),
  } as const;
  return startList<K, NoFilters>({ ...context, query: new URLSearchParams() }, list);
}

function startRotations(machine: ReturnType<typeof rotationUnder>) {
  const start = (): Rotation => createActor(machine).start();
  return {
    highlightRotation: start(),
    bannerRotation: start(),
    newsRotation: start(),
    eventRotation: start(),
    tenthRotation: start(),
    twelfthRotation: start(),
    birthdayRotation: start(),
  };
}
