import { containerOf } from './sections';

interface Failure {
  /** Title of the page that did not come. */
  page: string;
  error: unknown;
  retry: () => void;
}

/** Tells the visitor, in place of a section's page, that it did not come; the rest of the site goes on. */
export function showFailure(name: string, { page, error, retry }: Failure): void {
  clearFailure(name);
  const container = containerOf(name);
  // the server's HTML of the page can still be read
  const isReadable = container.dataset['prerendered'] !== undefined;
  container.hidden = !isReadable;
  const box = document.createElement('div');
  box.className = 'siteFailure';
  box.setAttribute('role', 'alert');
  box.dataset['failureOf'] = name;
  const heading = createText(isReadable ? 'p' : 'h1', `The page “${page}” could not be loaded.`);
  heading.tabIndex = -1;
  box.append(heading);
  if (error instanceof Error) box.append(createMessage(error));
  const button = createText('button', 'Try again');
  button.type = 'button';
  button.addEventListener('click', retry);
  box.append(button);
  container.before(box);
}

export function clearFailure(name: string): void {
  document.querySelector(`[data-failure-of="${name}"]`)?.remove();
  containerOf(name).hidden = false;
}

function createMessage({ message }: Error): HTMLElement {
  // what single-spa puts before it says nothing to a visitor
  const element = createText('p', message.replace(/^application '.*' died in status \w+: /, ''));
  element.className = 'siteFailureMessage';
  return element;
}

function createText<K extends 'h1' | 'p' | 'button'>(name: K, text: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
