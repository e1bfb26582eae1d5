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
export function sharedAddress(): string {
  const url = new URL(location.href);
  const index = photoOf(url.hash);
  if (index === undefined) return url.href;
  url.hash = '';
  url.searchParams.set('photo', String(index + 1));
  return url.href;
}

/** Makes an entry of the browser's history, so that going back closes the picture. */
export function pushPhoto(index: number): void {
  if (location.hash === photoHash(index)) return;
  history.pushState({ ...entryState(), isPhoto: true }, '', photoHash(index));
}

export function replacePhoto(index: number): void {
  if (location.hash === photoHash(index)) return;
  history.replaceState(entryState(), '', photoHash(index));
}

/** Back to the page's own address: by its entry of the history where there is one. */
export function leavePhoto(): void {
  if (photoOf(location.hash) === undefined) return;
  if (entryState()['isPhoto'] === true || hasPageBehind()) history.back();
  else history.replaceState(entryState(), '', location.pathname + location.search);
}

/** Writes the shown records into the page's address, so that the address opens the same pictures. */
export function completeAddress(search: string): void {
  if (search === location.search) return;
  history.replaceState(entryState(), '', `${location.pathname}${search}${location.hash}`);
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
