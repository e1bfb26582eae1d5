import { expect } from '@playwright/test';

/** The commands of a browser that both WebDriver protocols have. */
export interface Driver {
  navigate: (url: string) => Promise<unknown>;
  /** Value of an expression in the page, as JSON gives it back. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Input actions (WebDriver §15). */
  perform: (actions: object[]) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A browser as a visitor uses it. Elements are named by a JavaScript expression. */
export interface Browser {
  open: (url: string) => Promise<void>;
  /** Presses an element with the mouse as soon as it can be seen. */
  press: (element: string) => Promise<void>;
  /** Types plain characters and `keys`. */
  type: (text: string) => Promise<void>;
  /** Waits until an expression of the page has a value. */
  expectValue: (expression: string, value: unknown) => Promise<void>;
  evaluate: Driver['evaluate'];
  close: Driver['close'];
}

/** Keys by their code points in WebDriver (§17.4.2). */
export const keys = { Escape: '\uE00C' };

/** Points at the search: a static page waits for somebody who needs code. */
const touchSearch = `document.querySelector('form[action="/Search"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;

export function createBrowser({ navigate, evaluate, perform, close }: Driver): Browser {
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  const movePointer = (actions: object[]) =>
    perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  const expectValue = async (expression: string, value: unknown) => {
    await expect.poll(() => evaluate(expression), { message: expression }).toEqual(value);
  };
  return {
    evaluate,
    close,
    expectValue,
    open: async (url) => {
      await navigate(url);
      await expectValue(`(${touchSearch}, document.querySelectorAll('[data-prerendered]').length)`, 0);
    },
    press: async (element) => {
      await expect.poll(() => evaluate(placeOf(element)), { message: element }).not.toBeNull();
      const { x, y } = (await evaluate(placeOf(element))) as { x: number; y: number };
      const button = { button: 0 };
      await movePointer([move(x, y), { type: 'pointerDown', ...button }, { type: 'pointerUp', ...button }]);
    },
    type: async (text) => {
      const actions = text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}

/** The middle of an element, scrolled into view, or null while nothing is to be seen of it. */
function placeOf(element: string): string {
  return `(() => {
    const element = ${element};
    if (!element?.checkVisibility()) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`;
}
