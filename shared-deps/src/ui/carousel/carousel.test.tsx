import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Carousel } from './carousel';
import type { Rotation } from './rotation';

class Observer {
  observe = jest.fn();
  disconnect = jest.fn();
  unobserve = jest.fn();
}

let wantsStillness: boolean;

beforeEach(() => {
  wantsStillness = false;
  const matchMedia = () => ({
    matches: wantsStillness,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.assign(globalThis, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
});

function show(playing = true) {
  const detach = jest.fn();
  const rotation = { hold: jest.fn(), free: jest.fn(), toggle: jest.fn(), attach: jest.fn(() => detach) };
  render(
    <Carousel label="Latest news" rotation={{ playing, ...rotation } satisfies Rotation}>
      <a href="#one">Science week</a>
      <a href="#two">Sports day</a>
    </Carousel>,
  );
  return rotation;
}

it('is a named carousel of numbered slides', () => {
  show();
  const carousel = screen.getByRole('region', { name: 'Latest news' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slides = screen.getAllByRole('group');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  expect(slides[0]).toHaveAttribute('aria-roledescription', 'slide');
});

it('is moved by buttons and stopped and started by one', async () => {
  const { toggle } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop automatic rotation' }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

it('reads changes out once it has been stopped', () => {
  show(false);
  expect(screen.getByRole('button', { name: 'Start automatic rotation' })).toBeVisible();
  expect(screen.getByRole('region').innerHTML).toContain('aria-live="polite"');
});

it('holds while the visitor points at it or is in it', async () => {
  const { hold, free } = show();
  fireEvent.focusIn(screen.getByRole('link', { name: 'Science week' }));
  expect(hold).toHaveBeenCalledWith('focus');
  fireEvent.focusOut(screen.getByRole('link', { name: 'Science week' }));
  expect(free).toHaveBeenCalledWith('focus');
  await userEvent.hover(screen.getByRole('link', { name: 'Science week' }));
  await userEvent.unhover(screen.getByRole('link', { name: 'Science week' }));
  expect(free).toHaveBeenCalledWith('hover');
});

it('stands still from the start for those who want no motion', () => {
  wantsStillness = true;
  expect(show().hold).toHaveBeenCalledWith('motion');
});

it('gives its rotation the way to the next slide', () => {
  const { attach } = show();
  const [advance] = attach.mock.calls[0] as unknown as [() => void];
  expect(() => act(advance)).not.toThrow();
});
