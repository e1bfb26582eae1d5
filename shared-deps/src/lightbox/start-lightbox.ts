import { shareAddress } from '@school/shared-deps/bundled';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { loadViewer } from './fetch-viewer';
import { lightboxMachine } from './lightbox.machine';
import { keyWatch, type LightboxEvent, watch } from './lightbox.setup';
import { completeAddress, leavePhoto, photoId, photoOf, pushPhoto, replacePhoto } from './photo-address';

export type LightboxActor = ActorRefFrom<typeof lightboxMachine>;

interface LightboxOptions {
  /** The actor whose records have the pictures. */
  source: SlideSource;
  /** How many slides the page makes of them. */
  countSlides: () => number;
  /** The query that gives the page its current state, on pages that visitors can filter. */
  searchOf?: () => string;
}

interface SlideSource {
  getSnapshot: () => { hasTag: (tag: 'busy') => boolean };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/** Starts the lightbox of a page; an address that names a picture opens it. On the server it stays closed. */
export function startLightbox({ source, countSlides, searchOf }: LightboxOptions): LightboxActor {
  if (typeof document === 'undefined') return createActor(lightboxMachine).start();
  const machine = browserLightboxMachine.provide({
    actors: {
      slideWatch: watch(({ sendBack }) => {
        const sendCount = () =>
          sendBack({
            type: 'slides.changed',
            count: countSlides(),
            isBusy: source.getSnapshot().hasTag('busy'),
          });
        sendCount();
        const watching = source.subscribe(sendCount);
        return () => watching.unsubscribe();
      }),
    },
    actions: { completeAddress: () => completeAddress(searchOf?.() ?? location.search) },
  });
  return createActor(machine).start();
}

const browserLightboxMachine = lightboxMachine.provide({
  actors: {
    addressWatch: watch(watchAddress),
    keyWatch: keyWatch(watchKeys),
    fetchViewer: fromPromise<unknown>(loadViewer),
    share: fromPromise(shareAddress),
  },
  actions: {
    pushAddress: (_, { index }) => pushPhoto(index),
    replaceAddress: (_, { index }) => replacePhoto(index),
    leaveAddress: leavePhoto,
    // an address may have named a picture beyond the last
    returnFocus: (_, { opener, index }) => (pictureAt(opener) ?? pictureAt(index))?.focus(),
  },
});

function pictureAt(index: number): HTMLElement | null {
  return document.getElementById(photoId(index));
}

type Watch = Parameters<typeof watch>[0];
type KeyWatch = Parameters<typeof keyWatch>[0];

/** The visitor goes back or forward, or follows a link to a picture before the page's own code hears the click. */
function watchAddress({ sendBack }: Parameters<Watch>[0]): () => void {
  const sendPhoto = () => sendBack({ type: 'address.changed', index: photoOf(location.hash) });
  const watching = new AbortController();
  addEventListener('popstate', sendPhoto, watching);
  addEventListener('hashchange', sendPhoto, watching);
  if (photoOf(location.hash) !== undefined) sendPhoto();
  return () => watching.abort();
}

/** Arrows change the slide whatever has the focus, however far it is zoomed; films keep their own keys but Escape. */
function watchKeys({ sendBack, input }: Parameters<KeyWatch>[0]): () => void {
  const events: Readonly<Record<string, LightboxEvent>> = {
    ArrowLeft: { type: 'slide.turned', by: -1 },
    ArrowRight: { type: 'slide.turned', by: 1 },
    Escape: { type: 'escape.pressed' },
  };
  const hear = (pressed: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = pressed;
    const event = events[key];
    if (!event || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!input.isShown() && key !== 'Escape') return;
    if (target instanceof HTMLVideoElement && key !== 'Escape') return;
    pressed.preventDefault();
    pressed.stopPropagation();
    sendBack(event);
  };
  addEventListener('keydown', hear, true);
  return () => removeEventListener('keydown', hear, true);
}
