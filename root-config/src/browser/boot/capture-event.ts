/** Buttons of the server's page that need its code: they send no form, and the browser opens nothing for them. */
const needsCode = '[data-prerendered] button:not([popovertarget])';

/** Marks the button of the last click before hydration, for `replayEvent` of its section. */
export function captureEvent(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // the notices' script has handled this click
    if (defaultPrevented) return;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(needsCode) : null;
    if (!button || (button.form && button.type !== 'button')) return;
    document.querySelector('[data-captured]')?.removeAttribute('data-captured');
    button.dataset['captured'] = '';
  });
}
