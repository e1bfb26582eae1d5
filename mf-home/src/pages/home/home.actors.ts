import {
  type Birthday,
  type GalleryItem,
  type Highlight,
  type HomeWords,
  type Message,
  type News,
  type Notification,
  type PageContext,
  type Registration,
  type SchoolEvent,
  startFetch,
  type Topper,
  wordsOf,
} from '@school/shared-deps';
import {
  motionMachine,
  overlayMachine,
  popupMachine,
  rotationMachine,
  takeActor,
} from '@school/shared-deps/machines';
import { type ActorRefFrom, createActor } from 'xstate';

import { LENT_POPUP, popupInput } from './popup';

/** Starts all that lives on the home page: its records, its sliders, the notices and, on `/` alone, the school's film. */
export function startHome(context: PageContext) {
  const rotations = startRotations();
  const notices = startFetch<Notification>(context, 'notification');
  const hasFilm = wordsOf<HomeWords>(context, 'home')?.intro !== undefined;
  const intro = context.path === '/' && hasFilm ? createActor(overlayMachine).start() : undefined;
  const popup = startPopup(context, notices, intro);
  standStillUnder(popup, rotations);
  return {
    registrations: startFetch<Registration>(context, 'onlineRegistration'),
    highlights: startFetch<Highlight>(context, 'highlight'),
    news: startFetch<News>(context, 'news'),
    events: startFetch<SchoolEvent>(context, 'events'),
    toppers: startFetch<Topper>(context, 'topper'),
    birthdays: startFetch<Birthday>(context, 'birthdays'),
    messages: startFetch<Message>(context, 'PrincipalMessage'),
    albums: startFetch<GalleryItem>(context, 'gallery'),
    notices,
    popup,
    ...(intro && { intro }),
    ...rotations,
    motion: createActor(motionMachine, { input: { rotations: Object.values(rotations) } }).start(),
  };
}

export type HomeActors = ReturnType<typeof startHome>;

export type Rotation = ActorRefFrom<typeof rotationMachine>;

function startRotations() {
  const start = (): Rotation => createActor(rotationMachine).start();
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

/** The notices open once a visit, and not over the intro. */
function startPopup(
  { visit }: PageContext,
  notices: ReturnType<typeof startFetch<Notification>>,
  intro: ActorRefFrom<typeof overlayMachine> | undefined,
) {
  const popup =
    takeActor<ActorRefFrom<typeof popupMachine>>(LENT_POPUP) ??
    createActor(popupMachine, { input: popupInput(visit, intro !== undefined) }).start();
  const tell = ({ context }: { context: { records: readonly Notification[] } }) => {
    if (context.records.length > 0) popup.send({ type: 'notices.loaded' });
  };
  tell(notices.getSnapshot());
  notices.subscribe(tell);
  intro?.subscribe({ complete: () => popup.send({ type: 'popup.released' }) });
  return popup;
}

/** Nothing turns behind the notices, nor behind the intro that they wait for. */
function standStillUnder(
  popup: ActorRefFrom<typeof popupMachine>,
  rotations: ReturnType<typeof startRotations>,
): void {
  const tell = (snapshot: ReturnType<typeof popup.getSnapshot>) => {
    const isCovered = snapshot.matches('open') || snapshot.context.isHeld;
    const type = isCovered ? 'rotation.held' : 'rotation.freed';
    for (const rotation of Object.values(rotations)) rotation.send({ type, why: 'covered' });
  };
  tell(popup.getSnapshot());
  popup.subscribe(tell);
}
