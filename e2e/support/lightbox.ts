import { expect, type Locator, type Page } from '@playwright/test';

import { open } from './visit';

/** An album of the sample school with 24 pictures. */
export const album = { path: '/SubGallery?id=album-annual-day-2026', photos: 24 };

export function lightboxOf(page: Page): Locator {
  return page.locator('[role="dialog"][aria-modal="true"]');
}

/** A button of the lightbox, by its exact name. */
export function tool(page: Page, name: string): Locator {
  return lightboxOf(page).getByRole('button', { name, exact: true });
}

export function photos(page: Page): Locator {
  return page.locator('#content a[href^="#photo="]');
}

/** Opens an album at one of its pictures, from 1. */
export async function openPhoto(page: Page, number: number, path = album.path): Promise<void> {
  await open(page, path);
  await photos(page)
    .nth(number - 1)
    .click();
  await expectPhotoAt(page, number);
}

/** What is in view, by its number. */
export function slide(page: Page): Locator {
  return lightboxOf(page).locator('[aria-roledescription="Slide"]:not([inert])');
}

/** The picture in view, loaded. */
export function picture(page: Page): Locator {
  return slide(page).locator('.yarl__slide_image');
}

/** The lightbox is open and has come to rest at a picture, from 1. */
export async function expectPhotoAt(page: Page, number: number): Promise<void> {
  await expect(slide(page)).toHaveAttribute('aria-label', new RegExp(`^${number} of `));
  await expect(page).toHaveURL(new RegExp(`#photo=${number}$`));
  await expectStatic(page);
}

/** The lightbox has no running animation. */
export async function expectStatic(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return playState === 'running' && target?.closest('[aria-modal]')?.contains(target) === true;
          }).length,
      ),
    )
    .toBe(0);
}

/** The zoom of the picture in view, 1 at first. */
export async function zoomOf(page: Page): Promise<number> {
  await expectStatic(page);
  return picture(page).evaluate((image) => {
    const wrapper = image.closest('[class*="slide_wrapper"]');
    return wrapper ? new DOMMatrix(getComputedStyle(wrapper).transform).a : 1;
  });
}
