/** @jest-environment jsdom */
import { turn } from './turn';

jest.mock('@school/contract', () => ({
  ...jest.requireActual<object>('@school/contract'),
  TOWARDS_NEXT: -1,
}));

const WIDTH = 300;

it('turns to the left on a page from right to left, and round its ends', () => {
  const viewport = document.createElement('div');
  viewport.innerHTML = '<div><p>Science week</p><p>Sports day</p><p>Carols</p></div>';
  Object.defineProperty(viewport, 'clientWidth', { value: WIDTH });
  for (const slide of viewport.querySelectorAll('p'))
    slide.getBoundingClientRect = () => ({ width: WIDTH }) as DOMRect;
  viewport.scrollTo = ((place: ScrollToOptions) => {
    viewport.scrollLeft = place.left ?? 0;
  }) as typeof viewport.scrollTo;
  const places = ([1, 1, 1, -1] as const).map((by) => {
    turn(viewport, by);
    return viewport.scrollLeft;
  });
  expect(places).toEqual([-WIDTH, -2 * WIDTH, -0, -2 * WIDTH]);
});
