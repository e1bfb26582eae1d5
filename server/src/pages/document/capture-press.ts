import { attributes } from '@school/shared-deps/server';

import { sourceOf } from './inline-script';

/**
 * Marks the button of the last press before hydration, for `replayEvent` of its section. Buttons that the
 * browser or the notices' script acts upon are left out. It runs as a script of the document: only its own
 * text gets there.
 */
function capturePress(captured: string, prerendered: string, turn: string, boot: string): void {
  // the browser sends a form whose code has not taken the press by then (milliseconds)
  const patience = 2000;
  const capture = (button: Element) => {
    document.querySelector(`[${captured}]`)?.removeAttribute(captured);
    button.setAttribute(captured, '');
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>(
      `[${prerendered}] button:not([popovertarget], [${turn}])`,
    );
    // a browser that does not know commands has no such property
    if (!button || button.commandForElement || (button.form && button.type !== 'button')) return;
    capture(button);
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (!submitter?.closest(`[${prerendered}]`)) return;
    // without the site's code, or when it has failed, the form is the browser's
    const phase = document.documentElement.getAttribute(boot) ?? 'failed';
    if (phase === 'failed') return;
    event.preventDefault();
    if (submitter.hasAttribute(captured)) return;
    capture(submitter);
    setTimeout(() => submitter.hasAttribute(captured) && form.submit(), patience);
  });
}

/** Its text in the document; the policy knows it by its hash. */
export const CAPTURE_PRESS = sourceOf(
  capturePress,
  attributes.captured,
  attributes.prerendered,
  attributes.turn,
  attributes.boot,
);
