import { DOUBLE_ZOOM, maxZoomOf, ZOOM_STEP } from './zoom';

it('zooms in eight times at most, unless a slide asks for more, and never more than 24 times', () => {
  expect(maxZoomOf()).toBe(8);
  expect(maxZoomOf(12)).toBe(12);
  expect(maxZoomOf(100)).toBe(24);
  expect(maxZoomOf(0.2)).toBe(1);
  expect(maxZoomOf(Number.NaN)).toBe(8);
});

it('comes to the double-zoom threshold by one step', () => {
  expect(ZOOM_STEP).toBeCloseTo(DOUBLE_ZOOM, 2);
  expect(ZOOM_STEP).toBeLessThanOrEqual(DOUBLE_ZOOM);
});
