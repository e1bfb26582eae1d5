import type { Page } from '@playwright/test';

type Animate = (this: Element, ...args: Parameters<Element['animate']>) => Animation;

/** Has the test alone move what scripts animate from now on, so that a busy machine does not miss it on its way. */
export async function holdAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate: Animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  });
}
