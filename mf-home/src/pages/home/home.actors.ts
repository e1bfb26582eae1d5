import {
  type ActorOf,
  contentOf,
  type Notification,
  type PageContext,
  type ResourceName,
  type RunningActors,
} from '@school/shared-deps';
import { attempt, sessionKeys } from '@school/shared-deps/bundled';
import { pauseWhile, rotationMachine } from '@school/shared-deps/carousel';
import { type ListActor, listActor, type ListSnapshot, type NoFilters } from '@school/shared-deps/lists';
import { sendTo, type Snapshot, type SnapshotEvent, type SnapshotFrom } from 'xstate';

import { motionMachine } from './motion.machine';
import { overlayMachine } from './overlays/overlay.machine';
import { popupMachine } from './overlays/popup.machine';
import { hasUrgentNotice, servedNotices } from './overlays/served-document';

interface Changed<S extends Snapshot<unknown>> {
  context: PageContext;
  event: SnapshotEvent<S>;
}

const rotation = { src: rotationMachine };
// the sliders pause behind the notices and behind the intro
const pauseUnderCover = pauseWhile('covered', 'open', ['intro', 'popup']);

/** The home page's records, sliders and notices, and on `/` the school's film. */
export const actors = {
  registrations: blockOf('onlineRegistration'),
  highlights: blockOf('highlight'),
  news: blockOf('news'),
  events: blockOf('events'),
  toppers: blockOf('topper'),
  birthdays: blockOf('birthdays'),
  messages: blockOf('PrincipalMessage'),
  albums: blockOf('gallery'),
  notices: {
    ...blockOf('notification'),
    onSnapshot: {
      actions: sendTo('popup', ({ event }: Changed<ListSnapshot<Notification, NoFilters>>) => ({
        type: 'notices.changed',
        count: event.snapshot.context.records.length,
      })),
    },
  },
  highlightRotation: rotation,
  bannerRotation: rotation,
  newsRotation: rotation,
  eventRotation: rotation,
  tenthRotation: rotation,
  twelfthRotation: rotation,
  birthdayRotation: rotation,
  motion: { src: motionMachine, onSnapshot: { actions: pauseWhile('page', 'paused', ['motion']) } },
  intro: {
    src: overlayMachine,
    input: (context: PageContext<'content/home'>) => ({ isWanted: hasFilm(context) && !hasUrgentNotice() }),
    onSnapshot: { actions: pauseUnderCover },
    onDone: { actions: [pauseUnderCover, sendTo('popup', { type: 'screen.freed' })] },
  },
  popup: {
    src: popupMachine,
    input: ({ session }: PageContext) => ({
      isOnScreen: servedNotices()?.open === true,
      staysClosed: hasUrgentNotice() || session.getItem(sessionKeys.noticesSeen) !== null,
    }),
    onSnapshot: { actions: [pauseUnderCover, rememberSeen] },
  },
} satisfies Record<string, ActorOf<never>>;

export type HomeActors = RunningActors<typeof actors>;

/** The records of a block of the page. */
export type RecordsActor<T> = ListActor<T, NoFilters>;

/** Whether the page begins with the school's film. */
export function hasFilm(context: PageContext<'content/home'>): boolean {
  return context.path === '/' && contentOf(context, 'home')?.intro !== undefined;
}

/**
 * The records of a block. It shows 24 of them. The browser gets no more of a long list until a visitor asks
 * for more. The page's address does not change with that.
 */
function blockOf<K extends ResourceName>(resource: K) {
  const { src, input } = listActor<K, NoFilters>({ resource, filters: {} });
  return { src, input: (context: PageContext<K>) => input({ ...context, query: new URLSearchParams() }) };
}

function rememberSeen({ context, event }: Changed<SnapshotFrom<typeof popupMachine>>): void {
  if (event.snapshot.matches('open')) attempt(() => context.session.setItem(sessionKeys.noticesSeen, 'yes'));
}
