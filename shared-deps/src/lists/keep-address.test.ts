/** @jest-environment jsdom */
import { createActor } from 'xstate';

import { keepAddress } from './keep-address';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ key: '7' }, '', '/News#photo=2');
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

/** The actor of an address, with its first query. */
function start() {
  const actor = createActor(keepAddress).start();
  const show = (query: string) => actor.send({ type: 'query.changed', query });
  show('');
  return { show, stop: () => actor.stop() };
}

const address = () => location.pathname + location.search + location.hash;

it('follows what the page shows, and keeps the rest of the entry', () => {
  const { show, stop } = start();
  show('?year=2025');
  jest.advanceTimersByTime(400);
  expect(address()).toBe('/News?year=2025#photo=2');
  expect(history.state).toEqual({ key: '7' });
  stop();
});

it('keeps the address for search engines and for print the same', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://school.example/News?year=2024">';
  document.head.setAttribute('data-address', '/News?year=2024');
  const { show, stop } = start();
  show('?year=2025');
  jest.advanceTimersByTime(400);
  const canonical = document.querySelector('link');
  expect(canonical).toHaveProperty('href', 'https://school.example/News?year=2025');
  expect(document.head).toHaveAttribute('data-address', '/News?year=2025');
  document.head.innerHTML = '';
  stop();
});

it('writes seldom while the visitor types, and the last of it', () => {
  const replace = jest.spyOn(history, 'replaceState');
  const { show, stop } = start();
  for (let length = 1; length <= 50; length += 1) {
    show(`?search=${'a'.repeat(length)}`);
    jest.advanceTimersByTime(40);
  }
  jest.advanceTimersByTime(400);
  expect(address()).toBe(`/News?search=${'a'.repeat(50)}#photo=2`);
  expect(replace.mock.calls.length).toBeLessThanOrEqual(6);
  stop();
});

it('has written before a link is followed', () => {
  const { show, stop } = start();
  show('?year=2025');
  document.body.click();
  expect(location.search).toBe('?year=2025');
  stop();
});

it('catches up where the browser refuses', () => {
  const { show, stop } = start();
  const replace = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  show('?year=2025');
  jest.advanceTimersByTime(2_000);
  replace.mockRestore();
  jest.advanceTimersByTime(400);
  expect(address()).toBe('/News?year=2025#photo=2');
  stop();
});

it('leaves the address of the next page alone', () => {
  const { show, stop } = start();
  show('?year=2025');
  history.pushState(null, '', '/Events');
  jest.advanceTimersByTime(1_000);
  expect(address()).toBe('/Events');
  stop();
});

it('ends with its page', () => {
  const { show, stop } = start();
  show('?year=2025');
  stop();
  jest.advanceTimersByTime(1_000);
  expect(address()).toBe('/News#photo=2');
});
