import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';

import { Carousel } from './carousel';
import { rotationMachine } from './rotation.machine';

class Observer {
  observe = jest.fn();
  disconnect = jest.fn();
  unobserve = jest.fn();
}

beforeEach(() => {
  const matchMedia = () => ({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.assign(globalThis, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
});

function show() {
  const rotation = createActor(rotationMachine).start();
  const { unmount } = render(
    <Carousel label="Latest news" rotation={rotation}>
      <a href="#one">Science week</a>
      <a href="#two">Sports day</a>
    </Carousel>,
  );
  const pauses = () => rotation.getSnapshot().context.pauses;
  return { rotation, pauses, unmount };
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
  const { rotation } = show();
  await userEvent.click(screen.getByRole('button', { name: /^Previous slide: / }));
  await userEvent.click(screen.getByRole('button', { name: /^Next slide: / }));
  await userEvent.click(screen.getByRole('button', { name: /^Stop automatic rotation: / }));
  expect(rotation.getSnapshot().value).toBe('still');
  await userEvent.click(screen.getByRole('button', { name: /^Start automatic rotation: / }));
  expect(rotation.getSnapshot().value).toBe('turning');
});

it('reads changes out once it has been stopped', () => {
  const { rotation } = show();
  act(() => rotation.send({ type: 'rotation.toggled' }));
  expect(screen.getByRole('button', { name: /^Start automatic rotation: / })).toBeVisible();
  expect(screen.getByRole('region').innerHTML).toContain('aria-live="polite"');
});

it('pauses while the visitor points at it or is in it', async () => {
  const { pauses } = show();
  fireEvent.focusIn(screen.getByRole('link', { name: 'Science week' }));
  expect(pauses()).toEqual(['focus']);
  fireEvent.focusOut(screen.getByRole('link', { name: 'Science week' }));
  expect(pauses()).toEqual([]);
  await userEvent.hover(screen.getByRole('link', { name: 'Science week' }));
  await userEvent.unhover(screen.getByRole('link', { name: 'Science week' }));
  expect(pauses()).toEqual([]);
});

it('turns when its rotation says so, until it leaves the page', () => {
  const turned = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  jest.useFakeTimers();
  const { rotation, unmount } = show();
  expect(rotation.getSnapshot().value).toBe('turning');
  act(() => jest.advanceTimersByTime(2_000));
  expect(turned).toHaveBeenCalled();
  jest.useRealTimers();
  unmount();
  expect(rotation.getSnapshot().value).toBe('detached');
});
