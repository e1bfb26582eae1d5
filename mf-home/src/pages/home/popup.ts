import type { Notification, PageContext } from '@school/shared-deps';
import { noticesOnScreen, type overlayMachine, popupMachine, popupWatch } from '@school/shared-deps/overlays';
import { type ActorRefFrom, createActor } from 'xstate';

import type { Block } from './home.actors';

/** The document's own script knows it too (root-config, open-notices.ts). */
const SEEN = 'school.notices.seen';

type Intro = ActorRefFrom<typeof overlayMachine>;

/** Starts the popup: it opens once a session, as soon as there are notices, and after the intro. */
export function startPopup(
  { session }: Pick<PageContext, 'session'>,
  notices: Block<Notification>,
  intro: Intro | undefined,
): ActorRefFrom<typeof popupMachine> {
  const machine = popupMachine.provide({
    actors: {
      noticesWatch: popupWatch(({ sendBack }) => {
        const look = () => {
          if (notices.getSnapshot().context.records.length > 0) sendBack({ type: 'notices.loaded' });
        };
        look();
        const watching = notices.subscribe(look);
        return () => watching.unsubscribe();
      }),
      dialogWatch: popupWatch(({ sendBack }) => watchDialog(() => sendBack({ type: 'popup.closed' }))),
      ...(intro && { screenWatch: watchIntro(intro) }),
    },
    actions: { rememberSeen: () => session.setItem(SEEN, 'yes') },
  });
  const input = {
    isOnScreen: noticesOnScreen() !== undefined,
    hasSeen: session.getItem(SEEN) !== null,
  };
  return createActor(machine, { input }).start();
}

function watchIntro(intro: Intro) {
  return popupWatch(({ sendBack }) => {
    const watching = intro.subscribe({ complete: () => sendBack({ type: 'screen.freed' }) });
    return () => watching.unsubscribe();
  });
}

/** The dialog of the server's document may be closed before it is hydrated; afterwards its view says so. */
function watchDialog(onClose: () => void): () => void {
  const watching = new AbortController();
  noticesOnScreen()?.addEventListener('close', onClose, watching);
  return () => watching.abort();
}
