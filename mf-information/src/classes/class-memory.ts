import { attempt } from '@school/shared-deps/bundled';
import { CLASS_KEY, classNames } from '@school/shared-deps/routes';
import { fromCallback } from 'xstate';

import { ALL_CLASSES } from './chosen-class';

/** The class that the device remembers, for an address without choices (see also remember-class.ts). */
export function rememberedClass(): string | undefined {
  if (location.search !== '') return undefined;
  const remembered = attempt(() => localStorage.getItem(CLASS_KEY));
  return classNames.find((name) => name === remembered);
}

/** Remembers a class; all of them are remembered as none. */
export function rememberClass(name: string): void {
  attempt(() => {
    if (name === ALL_CLASSES) localStorage.removeItem(CLASS_KEY);
    else localStorage.setItem(CLASS_KEY, name);
  });
}

/** An actor for static pages that are shown without a new document: only documents have the script. */
export const classMemory = {
  src: fromCallback(() => {
    if (typeof document === 'undefined') return undefined;
    const name = rememberedClass();
    if (name !== undefined) location.replace(`?class=${name}${location.hash}`);
    if (location.search === `?class=${ALL_CLASSES}`) rememberClass(ALL_CLASSES);
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === 'class') rememberClass(target.value);
    };
    document.addEventListener('change', remember);
    return () => document.removeEventListener('change', remember);
  }),
};
