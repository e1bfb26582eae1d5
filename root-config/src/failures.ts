import { attributes, containerOf, sharedTexts } from '@school/shared-deps/bundled';

import type { Failure } from './navigation.machine';
import { texts } from './texts';

/** Shows in place of a section's page that it failed to load, with a button that calls `retry`. */
export function showFailure({ target, error }: Failure, retry: () => void): void {
  const container = containerOf(target.section.name);
  // the server's HTML of the page stays readable
  const isReadable = container.hasAttribute(attributes.prerendered);
  container.hidden = !isReadable;
  const box = document.createElement('div');
  box.className = 'siteFailure';
  box.setAttribute('role', 'alert');
  box.setAttribute(attributes.failureOf, target.section.name);
  const heading = createText(isReadable ? 'p' : 'h1', texts.pageNotLoaded(target.route.title));
  heading.tabIndex = -1;
  box.append(heading);
  if (error instanceof Error) box.append(createMessage(error));
  const button = createText('button', sharedTexts.tryAgain);
  button.type = 'button';
  button.addEventListener('click', retry);
  box.append(button);
  container.before(box);
}

export function clearFailure({ target }: Failure): void {
  const { name } = target.section;
  document.querySelector(`[${attributes.failureOf}="${name}"]`)?.remove();
  containerOf(name).hidden = false;
}

function createMessage({ message }: Error): HTMLElement {
  // single-spa's prefix means nothing to a visitor
  const element = createText('p', message.replace(/^application '.*' died in status \w+: /, ''));
  element.className = 'siteFailureMessage';
  return element;
}

function createText<K extends 'h1' | 'p' | 'button'>(name: K, text: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
