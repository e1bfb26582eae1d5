import type { ActorOf, PageContext, ResourceKey } from '@school/shared-deps';
import { attempt, shareAddress } from '@school/shared-deps/bundled';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  fromPromise,
  sendTo,
  type SnapshotEvent,
} from 'xstate';

import { lightboxMachine } from './lightbox.machine';
import { watch } from './lightbox.setup';
import {
  adoptPhoto,
  completeAddress,
  leavePhoto,
  photoAddress,
  photoId,
  photoOf,
  sharedAddress,
  showPhoto,
} from './photo-address';
import { loadViewer } from './preload-viewer';
import type { Slide } from './slides';

/** The lightbox of a page; an address that names a picture opens it. On the server it stays closed. */
export const lightboxActor = {
  src: typeof document === 'undefined' ? lightboxMachine : createBrowserMachine(),
};

function createBrowserMachine(): typeof lightboxMachine {
  return lightboxMachine.provide({
    actors: {
      addressWatch: watch(watchAddress),
      escapeWatch: watch(watchEscape),
      viewerCode: fromPromise<unknown>(loadViewer),
      share: fromPromise(() => shareAddress(sharedAddress())),
    },
    actions: {
      completeAddress: ({ context }) => completeAddress(context.slides.search ?? location.search),
      pushAddress: ({ context }) => showPhoto(context.index),
      replaceAddress: ({ context }) => showPhoto(context.index),
      leaveAddress: leavePhoto,
      leaveFullscreen: () => void attempt(() => document.exitFullscreen().catch(() => undefined)),
      // an address may have named a picture beyond the last
      returnFocus: ({ context }) =>
        attempt(() => (pictureAt(context.opener) ?? pictureAt(context.index))?.focus()),
    },
  });
}

/**
 * An actor whose records have the pictures of a page, which reports each change of them to the lightbox.
 * @param slidesOf the slides that the page makes of them.
 * @param searchOf the query of the page's current state, on pages that visitors can filter
 */
export function withSlides<K extends ResourceKey, L extends AnyStateMachine, P extends ResourceKey = never>(
  actor: ActorOf<PageContext<K>, L>,
  slidesOf: (context: ContextFrom<L>, page: PageContext<P>) => readonly Slide[],
  searchOf?: (context: ContextFrom<L>) => string,
): ActorOf<PageContext<K | P>, L> {
  const reportSlides = sendTo('lightbox', ({ event: { snapshot }, context }: Changed<PageContext<P>>) => {
    const changed = snapshot.context as ContextFrom<L>;
    const count = slidesOf(changed, context).length;
    return { type: 'slides.changed', count, isBusy: snapshot.hasTag('busy'), search: searchOf?.(changed) };
  });
  return { ...actor, onSnapshot: { actions: [actor.onSnapshot?.actions ?? [], reportSlides].flat() } };
}

interface Changed<P extends object> {
  event: SnapshotEvent<AnyMachineSnapshot>;
  context: P;
}

function pictureAt(index: number): HTMLElement | null {
  return document.getElementById(photoId(index));
}

type Watched = Parameters<Parameters<typeof watch>[0]>[0];

/** The visitor goes back or forward, or follows a link to a picture before the page's code runs. */
function watchAddress({ sendBack }: Watched): () => void {
  const sendPhoto = (event?: Event) => {
    // single-spa reports the changes of the page itself, which lag behind the view
    if (event && 'singleSpaTrigger' in event) return;
    sendBack({ type: 'address.changed', index: adoptPhoto() });
  };
  const watching = new AbortController();
  addEventListener('popstate', sendPhoto, watching);
  addEventListener('hashchange', sendPhoto, watching);
  addEventListener('pagehide', photoAddress.now, watching);
  if (photoOf(location.hash) !== undefined) sendPhoto();
  return () => {
    watching.abort();
    photoAddress.cancel();
  };
}

function watchEscape({ sendBack }: Watched): () => void {
  const watching = new AbortController();
  const listener = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.preventDefault();
    pressed.stopPropagation();
    sendBack({ type: 'escape.pressed' });
  };
  addEventListener('keydown', listener, { capture: true, signal: watching.signal });
  return () => watching.abort();
}
