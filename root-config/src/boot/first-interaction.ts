import { attributes } from '@school/shared-deps/bundled';

// focus is not among them: a dialog that opens by itself takes it
const interactions = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'click',
  'input',
  'change',
];

/** Settles at the visitor's first interaction with the page; a button that was pressed before is marked. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      interactions.forEach((type) => removeEventListener(type, stop, true));
      resolve();
    };
    interactions.forEach((type) => addEventListener(type, stop, { capture: true, passive: true }));
    if (document.querySelector(`[${attributes.captured}]`)) stop();
  });
}
