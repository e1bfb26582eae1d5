import { attributes, containerOf, sharedTexts } from '@school/shared-deps/bundled';

import { createElement } from '../create-element';
import { texts } from '../texts';
import type { Failure } from './navigation.machine';

/** Attribute of the notice: the section's name. */
const FAILURE_OF = 'data-failure-of';

/** Shows in place of a section's page that it failed to load, with a button that calls `retry`. */
export function showFailure({ target, error }: Failure, retry: () => void): void {
  const container = containerOf(target.section.name);
  // the server's HTML of the page stays readable
  const isReadable = container.hasAttribute(attributes.prerendered);
  container.hidden = !isReadable;
  const box = createElement('div', { className: 'siteFailure stack width' });
  box.setAttribute('role', 'alert');
  box.setAttribute(FAILURE_OF, target.section.name);
  const textContent = texts.pageNotLoaded(target.route.title);
  box.append(createElement(isReadable ? 'p' : 'h1', { textContent, tabIndex: -1 }));
  if (error instanceof Error) box.append(createMessage(error));
  const button = {
    type: 'button',
    className: 'button',
    textContent: sharedTexts.tryAgain,
    onclick: retry,
  } as const;
  box.append(createElement('button', button));
  container.before(box);
}

export function clearFailure({ target }: Failure): void {
  const { name } = target.section;
  document.querySelector(`[${FAILURE_OF}="${name}"]`)?.remove();
  containerOf(name).hidden = false;
}

function createMessage({ message }: Error): HTMLElement {
  // single-spa's prefix means nothing to a visitor
  const textContent = message.replace(/^application .* died in status \w+: /, '');
  return createElement('p', { className: 'quiet', textContent });
}
