import type { Page } from '@playwright/test';

type Animate = (this: Element, ...args: Parameters<Element['animate']>) => Animation;

/**
 * Pauses the animations of scripts from now on. The test moves them itself, so that a busy machine misses
 * none.
 */
export async function pauseAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate: Animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  });
}
