import { attributes } from '../../bundled';

/**
 * Removes the mark of the button whose click was captured before hydration.
 * @returns `replayEvent`, which clicks the button, or React's in its place; undefined without such a button
 */
export function takeCapturedEvent(container: Element): ((within: Element) => void) | undefined {
  const captured = container.querySelector<HTMLElement>(`button[${attributes.captured}]`);
  if (!captured) return undefined;
  captured.removeAttribute(attributes.captured);
  const { outerHTML } = captured;
  return function replayEvent(within) {
    const buttons = [...within.querySelectorAll('button')];
    // React hydrates an island at once when it is clicked and its turn has come
    buttons.find((button) => button === captured || button.outerHTML === outerHTML)?.click();
  };
}
