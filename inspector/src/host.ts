import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import styles from './inspector.sheet.css';
import type { InspectorStore } from './store';
import { Panel } from './view/panel';

/** The element of the panel, with styles of its own; the page's styles do not reach into it. */
export interface Host {
  remove: () => void;
}

/** Shows the panel at the edge of the page. */
export function createDockedHost(store: InspectorStore, onClose: () => void): Host {
  const { element, root } = createHost(document, store, onClose);
  // above everything, modal dialogs too
  element.popover = 'manual';
  const backdrop = new CSSStyleSheet();
  backdrop.replaceSync('#school-statecharts::backdrop { display: none; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, backdrop];
  const place = () => placeHost(element);
  const watching = new MutationObserver(place);
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  const unsubscribe = store.subscribe(() => makeRoom(store));
  place();
  makeRoom(store);
  return {
    remove: () => {
      watching.disconnect();
      unsubscribe();
      root.unmount();
      element.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== backdrop);
      document.body.style.removeProperty('padding-block-end');
      document.body.style.removeProperty('padding-inline-end');
    },
  };
}

/** Shows the panel in a window of its own; undefined when the browser opens none. */
export function createWindowHost(store: InspectorStore, onClose: () => void): Host | undefined {
  const popup = open('', 'school-statecharts', 'popup,width=1200,height=800');
  if (!popup) return undefined;
  popup.document.title = 'Statecharts';
  popup.document.documentElement.lang = 'en';
  popup.document.body.replaceChildren();
  const { element, root } = createHost(popup.document, store, onClose);
  popup.document.body.append(element);
  popup.addEventListener('pagehide', onClose);
  return {
    remove: () => {
      popup.removeEventListener('pagehide', onClose);
      root.unmount();
      popup.close();
    },
  };
}

/** An element in a document with the panel in its shadow. */
export function createHost(
  home: Document,
  store: InspectorStore,
  onClose?: () => void,
): { element: HTMLElement; root: Root } {
  const element = home.createElement('div');
  element.id = 'school-statecharts';
  const shadow = element.attachShadow({ mode: 'open' });
  const Sheet = (home.defaultView ?? window).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  // the page's own keys and presses are not meant
  for (const type of ['keydown', 'keyup', 'click', 'pointerdown'] as const) {
    element.addEventListener(type, (event) => {
      event.stopPropagation();
      if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
    });
  }
  const place = home.createElement('div');
  shadow.append(place);
  const root = createRoot(place);
  root.render(createElement(Panel, { store, ...(onClose && { onClose }) }));
  return { element, root };
}

/** A modal dialog makes all but itself inert, so that the panel has to be a part of it. */
function placeHost(element: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].findLast(isLive);
  const parent = dialog ?? document.body;
  if (element.parentElement === parent && element.matches(':popover-open')) return;
  if (element.parentElement !== parent) parent.append(element);
  if (!element.matches(':popover-open')) element.showPopover();
}

/** Whether React has the dialog already: a stranger in it would disturb its hydration. */
function isLive(dialog: HTMLElement): boolean {
  return Object.keys(dialog).some((key) => key.startsWith('__react'));
}

/** The page can be scrolled out from under the panel. */
function makeRoom({ view: { dock, size } }: InspectorStore): void {
  document.body.style.setProperty('padding-block-end', dock === 'below' ? `${size}px` : '');
  document.body.style.setProperty('padding-inline-end', dock === 'beside' ? `${size}px` : '');
}
