import { CLASS_KEY } from '@school/contract/device-storage';

import { sourceOf } from './inline-script';

/**
 * Remembers the class that the visitor chooses, on the device alone. An address without choices gets it
 * before anything is painted. Static pages run no other code. It runs as a script of the document: only its
 * own text gets there.
 */
function rememberClass(key: string, all: string): void {
  try {
    const name = localStorage.getItem(key);
    // without a network the page is here as it was last opened
    if (location.search === '' && name !== null && navigator.onLine)
      location.replace(`?class=${encodeURIComponent(name)}${location.hash}`);
    if (location.search === `?class=${all}`) localStorage.removeItem(key);
  } catch {
    // this browser blocks storage
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'class') return;
    try {
      if (target.value === all) localStorage.removeItem(key);
      else localStorage.setItem(key, target.value);
    } catch {
      // the form works all the same
    }
  });
}

/** Its text in the document; the policy knows it by its hash. */
export const REMEMBER_CLASS = sourceOf(rememberClass, CLASS_KEY, 'All');
