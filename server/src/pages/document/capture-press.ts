import { attributes } from '@school/shared-deps/server';

import { sourceOf } from './inline-script';

/**
 * Marks the button of the last press before hydration, for `replayEvent` of its section. Buttons that the
 * browser or the notices' script acts upon are left out; the browser sends forms. It runs as a script of the
 * document: only its own text gets there.
 */
function capturePress(captured: string, prerendered: string, turn: string): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>(
      `[${prerendered}] button:not([popovertarget], [${turn}])`,
    );
    // a browser that does not know commands has no such property
    if (!button || button.commandForElement || (button.form && button.type !== 'button')) return;
    document.querySelector(`[${captured}]`)?.removeAttribute(captured);
    button.setAttribute(captured, '');
  });
}

/** Its text in the document; the policy knows it by its hash. */
export const CAPTURE_PRESS = sourceOf(
  capturePress,
  attributes.captured,
  attributes.prerendered,
  attributes.turn,
);
