import type { PreviewHostData } from './preview-host-data';

/** An entry of the storage as the import-map-overrides library writes it. */
export interface Override {
  /** A name of the import map, such as `@school/mf-gallery`. */
  name: string;
  url: string;
  /** Why it is not loaded. */
  refusal?: string;
}

type Storage = Pick<globalThis.Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** With a name of the import map behind it, the key of an address that is loaded instead. */
const KEY_PREFIX = 'import-map-override:';
/** The start of the preview host whose offers were last taken. */
const RUN_KEY = 'preview-host:run';
/** More than these are neither listed nor loaded. */
const MAX_OVERRIDES = 20;
const MAX_LENGTH = 200;
const LOOPBACK = ['127.0.0.1', 'localhost'];

/** Stores what the host's own dev server serves, once for each of its starts. */
export function takeOffers(storage: Storage, { run, offers }: PreviewHostData): void {
  if (storage.getItem(RUN_KEY) === run) return;
  for (const { name, url } of offers) storeOverride(storage, name, url);
  storage.setItem(RUN_KEY, run);
}

export function storeOverride(storage: Storage, name: string, url: string): void {
  storage.setItem(KEY_PREFIX + name, url);
}

/** Removes the overrides of these names, or of all. */
export function clearOverrides(storage: Storage, names?: readonly string[]): void {
  const keys = names === undefined ? keysOf(storage) : names.map((name) => KEY_PREFIX + name);
  for (const key of keys) storage.removeItem(key);
}

/**
 * The overrides in the storage by their names. Loaded are only sections of the site, and only from this
 * machine.
 * @param sections package names of the site's sections
 */
export function readOverrides(storage: Storage, sections: readonly string[]): Override[] {
  const keys = keysOf(storage).sort().slice(0, MAX_OVERRIDES);
  return keys.map((key) => {
    const name = key.slice(KEY_PREFIX.length);
    const stored = (storage.getItem(key) ?? '').trim();
    // the library writes ports of this machine as //localhost:9000/…
    const url = stored.startsWith('//') ? `http:${stored}` : stored;
    const refusal = sections.includes(name) ? refusalOf(url) : 'it is no section of this site';
    const shown = { name: shortened(name), url: shortened(url) };
    return refusal === undefined ? { name, url } : { ...shown, refusal };
  });
}

function refusalOf(url: string): string | undefined {
  if (url.length > MAX_LENGTH) return `its address is longer than ${MAX_LENGTH} signs`;
  if (!URL.canParse(url)) return 'its address is none';
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol === 'http:' && LOOPBACK.includes(hostname) && username + password === '') return undefined;
  return 'it is not on this machine: only http://127.0.0.1:PORT and http://localhost:PORT are loaded';
}

function keysOf(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(KEY_PREFIX));
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
