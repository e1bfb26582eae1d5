import { containerOf } from './sections';

/** Tells the visitor, in place of a section's page, that it did not come; the rest of the site goes on. */
export function showFailure(name: string, pageTitle: string, retry: () => void): void {
  clearFailure(name);
  const box = document.createElement('div');
  box.className = 'siteFailure';
  box.setAttribute('role', 'alert');
  box.dataset['failureOf'] = name;
  const text = document.createElement('p');
  text.textContent = `The page “${pageTitle}” could not be loaded.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  box.append(text, button);
  const container = containerOf(name);
  // the server's HTML of the page can still be read
  container.hidden = container.dataset['prerendered'] === undefined;
  container.before(box);
}

export function clearFailure(name: string): void {
  document.querySelector(`[data-failure-of="${name}"]`)?.remove();
  containerOf(name).hidden = false;
}
