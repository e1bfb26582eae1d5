/** Name under which the popup's actor is left for the page, when it was started before the page's code was there. */
export const LENT_POPUP = 'home.popup';

const SEEN = 'school.notices.seen';

/**
 * What the popup starts from.
 * @param visit remembers until the browser is closed
 * @param isHeld whether something else has the screen first
 */
export function popupInput(visit: Pick<Storage, 'getItem' | 'setItem'>, isHeld: boolean) {
  return {
    hasSeen: visit.getItem(SEEN) !== null,
    isHeld,
    rememberSeen: () => visit.setItem(SEEN, 'yes'),
  };
}
