/** @jest-environment jsdom */
import { REMEMBER_CLASS } from './remember-class';

const KEY = 'school.class';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/Calendar');
});

/** The document of an address, in which the visitor chooses a class. */
function choose(address: string, name?: string) {
  history.replaceState(null, '', address);
  globalThis.eval(REMEMBER_CLASS);
  if (name === undefined) return;
  document.body.innerHTML = `<select name="class"><option>${name}</option></select>`;
  document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
}

it('remembers the class that the visitor chooses, and forgets it by all classes', () => {
  choose('/Calendar', 'VIII');
  expect(localStorage.getItem(KEY)).toBe('VIII');
  choose('/Calendar?class=VIII', 'All');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('forgets it by the link, and not by an address that names another one', () => {
  localStorage.setItem(KEY, 'VIII');
  choose('/Calendar?class=II');
  expect(localStorage.getItem(KEY)).toBe('VIII');
  choose('/Calendar?class=All');
  expect(localStorage.getItem(KEY)).toBeNull();
});
