/** Buttons of the server's page that do nothing without its code: no form is sent, nothing is opened by the browser. */
const needsCode = '[data-prerendered] button:not([popovertarget])';

/**
 * Marks the last button that was pressed before its page's code was here; the section presses it again once it lives
 * (shared-deps/src/section/pressed.ts).
 */
export function holdPresses(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // the early code of a page has heard it already
    if (defaultPrevented) return;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(needsCode) : null;
    if (!button || (button.form && button.type !== 'button')) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset['pressed'] = '';
  });
}
