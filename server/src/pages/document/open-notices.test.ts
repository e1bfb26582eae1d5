/** @jest-environment jsdom */
import { OPEN_NOTICES } from './open-notices';

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  // its text alone, after the notices, as the browser runs it
  document.body.innerHTML =
    '<div data-prerendered="/home"><dialog data-notices="first"><div data-strip><p>Fees</p></div></dialog></div>';
  globalThis.eval(OPEN_NOTICES);
});

const find = <E extends Element>(selector: string) => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};

it('shows the pictures that have waited once the notices are turned', () => {
  const strip = find('[data-strip]');
  expect(strip).not.toHaveAttribute('data-strip', 'turned');
  strip.dispatchEvent(new Event('scroll'));
  expect(strip).toHaveAttribute('data-strip', 'turned');
});

it('closes them by a press beside them, and not by one in them', () => {
  const dialog = find<HTMLDialogElement>('dialog');
  find<HTMLElement>('p').click();
  expect(dialog.open).toBe(true);
  dialog.click();
  expect(dialog.open).toBe(false);
});
