/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';

import { watchNotice } from './browser';

const ASKED_AFTER_MS = 60_000;
const closed = {
  id: 'a',
  name: 'Urgent notice',
  label: 'Urgent:',
  level: 'urgent',
  text: '<b>School</b> is closed tomorrow',
  href: '/Calendar',
  until: '2026-11-23T18:00:00.000Z',
};
let answer: object;
let status: number;
let live: HTMLElement;

const band = () => screen.queryByRole('region', { name: 'Urgent notice' });
const ask = () => jest.advanceTimersByTimeAsync(ASKED_AFTER_MS);

beforeAll(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
  Object.assign(window, { scrollBy: jest.fn() });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  window.fetch = () =>
    Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve(answer),
      headers: new Headers({ date: new Date().toUTCString() }),
    } as Response);
  document.body.innerHTML =
    '<div aria-live="polite" data-testid="live"><section class="siteNotice" hidden>' +
    '<p><strong></strong> <a></a></p></section></div><main id="content"></main>';
  live = screen.getByTestId('live');
  [answer, status] = [{}, 200];
  watchNotice();
});
afterAll(() => jest.useRealTimers());

it('shows a notice that comes while the page is open, as text, in the part that is announced', async () => {
  await ask();
  expect(band()).toBeNull();
  answer = closed;
  await ask();
  const shown = band();
  expect(live).toContainElement(shown);
  const link = shown && within(shown).getByRole('link', { name: '<b>School</b> is closed tomorrow' });
  expect(link).toHaveAttribute('href', '/Calendar');
  expect(shown).toHaveTextContent('Urgent: <b>School</b>');
});

it('leaves a notice as it is while it stays the same, and while the server fails', async () => {
  const shown = band();
  await ask();
  status = 503;
  await ask();
  expect(band()).toBe(shown);
  status = 200;
  await jest.advanceTimersByTimeAsync(5 * ASKED_AFTER_MS);
});

it('waits behind a modal dialog, where nothing is announced', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  const stub = jest.spyOn(document, 'querySelector').mockReturnValue(dialog);
  answer = { ...closed, id: 'b', href: undefined, text: 'The buses are late' };
  await ask();
  expect(band()).not.toHaveTextContent('The buses are late');
  stub.mockRestore();
  dialog.dispatchEvent(new Event('close'));
  expect(band()).toHaveTextContent('The buses are late');
});

it('asks nothing while nobody looks at the page', async () => {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  answer = {};
  await ask();
  expect(band()).toHaveTextContent('The buses are late');
  isHidden.mockRestore();
});

it('takes it away when it is ended, as soon as somebody comes back to the page', async () => {
  answer = {};
  window.dispatchEvent(new Event('pageshow'));
  await jest.advanceTimersByTimeAsync(0);
  expect(band()).toBeNull();
});

it('asks at once when the visitor comes back from another app', async () => {
  answer = closed;
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(band()).toHaveTextContent('is closed tomorrow');
});

it('takes away one that is over, where no server does', async () => {
  answer = { ...closed, until: new Date(Date.now() + 90_000).toISOString() };
  await ask();
  expect(band()).not.toBeNull();
  await ask();
  expect(band()).toBeNull();
});
