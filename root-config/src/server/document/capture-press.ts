import { sourceOf } from './inline-script';

/**
 * Marks the button of the last press before hydration, for `replayEvent` of its section. Buttons that send a form or open a
 * popover work by themselves. It runs as a script of the document, before anything can be pressed: only its own text gets
 * there.
 */
function capturePress(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // the notices' script has handled this press
    if (defaultPrevented || !(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('[data-prerendered] button:not([popovertarget])');
    if (!button || (button.form && button.type !== 'button')) return;
    document.querySelector('[data-captured]')?.removeAttribute('data-captured');
    button.setAttribute('data-captured', '');
  });
}

/** Its text in the document; the policy knows it by its hash. */
export const CAPTURE_PRESS = sourceOf(capturePress);
