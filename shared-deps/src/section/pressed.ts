/**
 * Takes what the shell's entry has marked: the button that was pressed before the section lived.
 * @returns presses it, or the one that took its place where the page was rendered anew
 */
export function takePressed(container: Element): (() => void) | undefined {
  const pressed = container.querySelector<HTMLElement>('button[data-pressed]');
  if (!pressed) return undefined;
  pressed.removeAttribute('data-pressed');
  const { outerHTML } = pressed;
  return () => {
    const buttons = [...container.querySelectorAll('button')];
    // React gives a slice life at once when it is pressed and its gate is open
    buttons.find((button) => button === pressed || button.outerHTML === outerHTML)?.click();
  };
}
