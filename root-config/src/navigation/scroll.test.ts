/** @jest-environment jsdom */
import { restoreScroll } from './scroll';

const scrolled: string[] = [];

beforeEach(() => {
  scrolled.splice(0);
  document.body.innerHTML = '<h1>Rules</h1><h2 id="50 %">Marks</h2><h2 id="100%">Full marks</h2>';
  window.scrollTo = () => void scrolled.push('top');
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
});

it.each([
  ['#50%20%25', '50 %'],
  ['#100%', '100%'],
  ['#90%', 'top'],
  ['#%E0%A4', 'top'],
  ['', 'top'],
])('shows the page of %j at %s', (fragment, place) => {
  history.replaceState(null, '', `/RulesRegulations${fragment}`);
  restoreScroll();
  expect(scrolled).toEqual([place]);
});
