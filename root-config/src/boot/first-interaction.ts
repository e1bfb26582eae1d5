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
 * @param parts a selector: interactions with other parts of the page do not count
 */
export function firstInteraction(parts?: string): Promise<void> {
  const isOfParts = (target: unknown) => {
    if (parts === undefined) return true;
    // the browser sends a form: code would only compete with the answer
    if (!(target instanceof Element) || target.closest('[type="submit"]')) return false;
    return target.closest(parts) !== null;
  };
  // elsewhere focus does not count: a dialog that opens by itself takes it
  const types = parts === undefined ? interactions : [...interactions, 'focusin'];
  return new Promise((resolve) => {
    const stop = () => {
      types.forEach((type) => removeEventListener(type, onEvent, true));
      resolve();
    };
    const onEvent = ({ target }: Event) => {
      if (isOfParts(target)) stop();
    };
    types.forEach((type) => addEventListener(type, onEvent, { capture: true, passive: true }));
    const isFocused = parts !== undefined && isOfParts(document.activeElement);
    if (isFocused || document.querySelector(`[${attributes.captured}]`)) stop();
  });
}
