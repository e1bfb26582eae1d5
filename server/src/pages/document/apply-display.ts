import { DISPLAY_COOKIE, displaySettings } from '@school/contract/display';

import { DISPLAY_ID } from './display-settings';
import { sourceOf } from './inline-script';

/**
 * Applies the reader's choices before the first paint, and again when one is changed. Documents that the
 * device or a host of files has kept do not have them. It runs as a script of the document, with its own
 * text alone.
 */
function applyDisplay(cookie: string, id: string, ...settings: string[]): void {
  const show = (chosen: URLSearchParams) => {
    for (const name of settings) {
      const choice = chosen.get(name);
      if (choice) document.documentElement.setAttribute(`data-${name}`, choice);
      else document.documentElement.removeAttribute(`data-${name}`);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(`#${id} input`))
      input.checked = input.value === (chosen.get(input.name) ?? '');
  };
  const read = () =>
    show(new URLSearchParams(new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie)?.[1]));
  read();
  addEventListener('pageshow', read);
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(`#${id} form`);
    if (!form) return;
    const chosen = new URLSearchParams();
    new FormData(form).forEach((value, name) => {
      if (value !== '' && typeof value === 'string') chosen.set(name, value);
    });
    show(chosen);
    document.cookie = `${cookie}=${chosen.toString()}; Path=/; Max-Age=31536000; SameSite=Lax`;
  });
}

/** Its text in the document; the policy knows it by its hash. */
export const APPLY_DISPLAY = sourceOf(
  applyDisplay,
  DISPLAY_COOKIE,
  DISPLAY_ID,
  ...Object.keys(displaySettings),
);
