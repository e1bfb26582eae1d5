/** @jest-environment jsdom */
import { type Observable, of, type Subscription } from 'rxjs';

import { createApi } from './api';
import type { RemoteEvent } from './remote-data';

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const showAgain = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const request = jest.fn((): Observable<unknown> => of([{ title: 'Book fair' }]));
const events: RemoteEvent[] = [];
let listening: Subscription;

beforeEach(() => {
  jest.useFakeTimers();
  request.mockClear();
  events.length = 0;
  const api = createApi({ schoolCode: 'STANNES', seed: {}, request });
  listening = api.stream('news/all').subscribe((event) => events.push(event));
  jest.advanceTimersByTime(1_000);
});
afterEach(() => {
  listening.unsubscribe();
  jest.useRealTimers();
});

it('asks once for what is now when a visitor comes back, however many events say so', () => {
  comeBack();
  showAgain(true);
  comeBack();
  expect(request).toHaveBeenCalledTimes(2);
  expect(events.map(({ type }) => type)).toEqual([
    'remote.loading',
    'remote.loaded',
    'remote.loading',
    'remote.loaded',
  ]);
});

it('asks nothing when the page is shown for the first time, or is hidden', () => {
  showAgain(false);
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  comeBack();
  isHidden.mockRestore();
  expect(request).toHaveBeenCalledTimes(1);
});
