import { attributes } from '@school/shared-deps/bundled';

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

/**
 * Settles at the visitor's first interaction with the page; a button that was pressed before is marked.
 * @param within a selector: interactions elsewhere on the page do not count
 */
export function firstInteraction(within?: string): Promise<void> {
  const isWithin = (target: unknown) => {
    if (within === undefined) return true;
    // the browser sends a form: code would only compete with the answer
    if (!(target instanceof Element) || target.closest('[type="submit"]')) return false;
    return target.closest(within) !== null;
  };
  // elsewhere focus does not count: a dialog that opens by itself takes it
  const types = within === undefined ? interactions : [...interactions, 'focusin'];
  return new Promise((resolve) => {
    const stop = () => {
      types.forEach((type) => removeEventListener(type, onEvent, true));
      resolve();
    };
    const onEvent = ({ target }: Event) => {
      if (isWithin(target)) stop();
    };
    types.forEach((type) => addEventListener(type, onEvent, { capture: true, passive: true }));
    const isFocused = within !== undefined && isWithin(document.activeElement);
    if (isFocused || document.querySelector(`[${attributes.captured}]`)) stop();
  });
}
