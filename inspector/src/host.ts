import { inBackground } from '@school/shared-deps/bundled';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import styles from './inspector.sheet.css';
import type { InspectorStore } from './store';
import { Panel } from './view/panel';

/** The element of the panel, with styles of its own; the page's styles do not reach into it. */
export interface Host {
  remove: () => void;
}

/** The page can be scrolled out from under the panel, which has this height too. */
const pageStyles = `
  #school-statecharts::backdrop { display: none; }
  body { padding-block-end: 50dvh !important; }
`;

/** The page is searched this often for dialogs: no observer sees that React hydrates one (milliseconds). */
const PLACE_EVERY_MS = 200;

/** Shows the panel at the lower edge of the page. */
export function createHost(store: InspectorStore, onClose: () => void): Host {
  const { element, root } = createPanel(store, onClose);
  // above everything, modal dialogs too
  element.popover = 'manual';
  const sheet = sheetOf(pageStyles);
  document.adoptedStyleSheets.push(sheet);
  let isOpen = true;
  const place = () => {
    const isInert = isOpen && placeElement(element);
    if (isInert !== store.view.isInert) store.change({ isInert });
  };
  place();
  // React has committed by then: an element that comes between would be a mismatch
  const placing = setInterval(() => void inBackground().then(place), PLACE_EVERY_MS);
  return {
    remove: () => {
      isOpen = false;
      clearInterval(placing);
      store.stop();
      root.unmount();
      element.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}

/** An element with the panel in its shadow. */
export function createPanel(
  store: InspectorStore,
  onClose?: () => void,
): { element: HTMLElement; root: Root } {
  const element = document.createElement('div');
  element.id = 'school-statecharts';
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(styles)];
  // the page's own keys and presses are not meant
  for (const type of ['keydown', 'keyup', 'click', 'pointerdown'] as const) {
    element.addEventListener(type, (event) => {
      event.stopPropagation();
      if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
    });
  }
  const root = createRoot(shadow);
  root.render(createElement(Panel, { store, ...(onClose && { onClose }) }));
  return { element, root };
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * A modal dialog makes all but itself inert, so that the panel has to be a part of it. The dialog is hydrated
 * first: a stranger in it would disturb that.
 * @returns whether the panel is inert until then
 */
function placeElement(element: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const isHydrated = !dialog || Object.keys(dialog).some((key) => key.startsWith('__react'));
  const parent = dialog && isHydrated ? dialog : document.body;
  if (element.parentElement === parent && element.matches(':popover-open')) return !isHydrated;
  const focused = element.shadowRoot?.activeElement;
  if (element.parentElement !== parent) parent.append(element);
  element.showPopover();
  if (focused instanceof HTMLElement) focused.focus();
  return !isHydrated;
}
