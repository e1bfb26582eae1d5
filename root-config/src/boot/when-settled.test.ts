/** @jest-environment jsdom */
import { whenSettled } from './when-settled';

/** Reports of each picture, as a browser does, whether it is in view. */
class StubObserver {
  private readonly seen: { target: Element; isIntersecting: boolean }[] = [];

  constructor(report: (entries: unknown[]) => void) {
    void Promise.resolve().then(() => report(this.seen));
  }

  observe(target: HTMLElement) {
    this.seen.push({ target, isIntersecting: target.dataset['inView'] === 'true' });
  }

  disconnect() {
    return undefined;
  }
}

function addPicture(inView: boolean): HTMLImageElement {
  const picture = document.createElement('img');
  Object.defineProperty(picture, 'complete', { value: false });
  picture.dataset['inView'] = String(inView);
  document.body.append(picture);
  return picture;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  Object.assign(window, {
    IntersectionObserver: StubObserver,
    requestIdleCallback: (callback: () => void) => callback(),
  });
});

async function isSettledAfter(change: () => void): Promise<[before: boolean, after: boolean]> {
  let isSettled = false;
  void whenSettled().then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(0);
  const before = isSettled;
  change();
  await jest.advanceTimersByTimeAsync(0);
  return [before, isSettled];
}

it.each(['load', 'error'])('waits for a picture in view until its %s', async (outcome) => {
  const picture = addPicture(true);
  expect(await isSettledAfter(() => picture.dispatchEvent(new Event(outcome)))).toEqual([false, true]);
});

it('does not wait for pictures out of view, which may never be fetched', async () => {
  addPicture(false);
  expect(await isSettledAfter(() => undefined)).toEqual([true, true]);
});

it('does not wait on a page without pictures', async () => {
  expect(await isSettledAfter(() => undefined)).toEqual([true, true]);
});
