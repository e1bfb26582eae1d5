import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { keyWatch, type LightboxEvent, lightboxMachine, watch } from '../../machines/lightbox.machine';
import { completeAddress, leavePhoto, photoId, photoOf, pushPhoto, replacePhoto } from './photo-address';
import { sharePhoto } from './share-photo';

export type LightboxActor = ActorRefFrom<typeof lightboxMachine>;

/**
 * Starts the lightbox of a page; an address that names a picture opens it. On the server it stays closed.
 * @param searchOf answers the query of the address at which the page shows what it shows now, where a visitor may change that
 */
export function startLightbox(searchOf?: () => string): LightboxActor {
  if (typeof document === 'undefined') return createActor(lightboxMachine).start();
  const actions = { completeAddress: () => completeAddress(searchOf?.() ?? location.search) };
  return createActor(browserLightboxMachine.provide({ actions })).start();
}

const browserLightboxMachine = lightboxMachine.provide({
  actors: {
    addressWatch: watch(watchAddress),
    keyWatch: keyWatch(watchKeys),
    share: fromPromise(sharePhoto),
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
  const tell = () => sendBack({ type: 'address.changed', index: photoOf(location.hash) });
  const watching = new AbortController();
  addEventListener('popstate', tell, watching);
  addEventListener('hashchange', tell, watching);
  if (photoOf(location.hash) !== undefined) tell();
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
