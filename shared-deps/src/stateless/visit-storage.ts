type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

const nameOf = (key: string) => `data-visit-${key}`;

/** Stands in for the browser's memory, for as long as the document is open and for all of its scripts. */
const documentStorage: VisitStorage = {
  getItem: (key) => document.documentElement.getAttribute(nameOf(key)),
  setItem: (key, value) => document.documentElement.setAttribute(nameOf(key), value),
};

/** What the visitor's browser remembers until it is closed; where it may not remember anything, the document does. */
export function visitStorage(): VisitStorage {
  try {
    const key = 'school.try';
    sessionStorage.setItem(key, '');
    sessionStorage.removeItem(key);
    return sessionStorage;
  } catch {
    return documentStorage;
  }
}
