import { attributes } from '@school/contract';
import { PROBE_KEY } from '@school/contract/device-storage';

/** The memory of a session: text by key. */
export type SessionMemory = Pick<Storage, 'getItem' | 'setItem'>;

const nameOf = (key: string) => attributes.session + key;

/** Attributes of the document: all of its scripts read them, for as long as it is open. */
const documentMemory: SessionMemory = {
  getItem: (key) => document.documentElement.getAttribute(nameOf(key)),
  setItem: (key, value) => document.documentElement.setAttribute(nameOf(key), value),
};

/** The browser's session storage; attributes of the document in browsers that block storage. */
export function sessionMemory(): SessionMemory {
  try {
    sessionStorage.setItem(PROBE_KEY, '');
    sessionStorage.removeItem(PROBE_KEY);
    return sessionStorage;
  } catch {
    return documentMemory;
  }
}
