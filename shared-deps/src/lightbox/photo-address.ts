import { attempt, paceAddress } from '@school/shared-deps/bundled';

/** The picture that the address is to name, from 0, and the address of its page. */
let wanted: number | undefined;
let page = '';

/** Going back closes the picture: it has an entry of its own in the browser's history. */
export const photoAddress = paceAddress(() => {
  const named = photoOf(location.hash);
  if (named === wanted || pageAddress() !== page) return;
  const href = page + (wanted === undefined ? '' : photoHash(wanted));
  if (named === undefined) history.pushState({ ...entryState(), isPhoto: true }, '', href);
  else history.replaceState(entryState(), '', href);
});

/** The part of an address that names a picture of its page, from 1: `#photo=7`. */
export function photoHash(index: number): string {
  return `#${photoId(index)}`;
}

/** Id of a picture's element, so that the address leads to it without script too. */
export function photoId(index: number): string {
  return `photo=${index + 1}`;
}

/** The picture that an address names, from 0. */
export function photoOf(hash: string): number | undefined {
  const [, number] = /^#photo=([1-9]\d{0,4})$/.exec(hash) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
}

/** The page's address with the picture in its query, where a server reads it: others see which one it is. */
export function sharedAddress(shown = wanted): string {
  const url = new URL(location.href);
  const index = shown ?? photoOf(url.hash);
  if (index === undefined) return url.href;
  url.hash = '';
  url.searchParams.set('photo', String(index + 1));
  return url.href;
}

/** Lets the address name a picture: at once when it is opened, and soon when another one comes into view. */
export function showPhoto(index: number): void {
  wanted = index;
  if (photoOf(location.hash) !== undefined) return photoAddress.soon();
  page = pageAddress();
  photoAddress.now();
}

/** The picture of an address to which the visitor or the browser has gone. */
export function adoptPhoto(): number | undefined {
  page = pageAddress();
  wanted = photoOf(location.hash);
  return wanted;
}

/** Back to the page's own address: by its entry of the history where there is one. */
export function leavePhoto(): void {
  const isBehind = entryState()['isPhoto'] === true || attempt(hasPageBehind) === true;
  const isNamed = photoOf(location.hash) !== undefined;
  wanted = undefined;
  photoAddress.cancel();
  if (isNamed && isBehind) attempt(() => history.back());
  else photoAddress.now();
}

/** Writes the shown records into the page's address, so that the address opens the same pictures. */
export function completeAddress(search: string): void {
  if (search === location.search) return;
  attempt(() => history.replaceState(entryState(), '', `${location.pathname}${search}${location.hash}`));
}

function pageAddress(): string {
  return location.pathname + location.search;
}

/** Whether going back leads to this page without a picture, as after a link that the browser followed. */
function hasPageBehind(): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1];
  if (!before?.url || !before.sameDocument) return false;
  const { pathname, search, hash } = new URL(before.url);
  return pathname === location.pathname && search === location.search && photoOf(hash) === undefined;
}

/** The state that the site already keeps with the entry, such as its scroll position. */
function entryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
