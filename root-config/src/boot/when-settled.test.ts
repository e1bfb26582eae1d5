import { whenSettled } from './when-settled';

/** Reports of each picture, as a browser does, whether it is in view. */
class StubObserver {
  private readonly seen: { target: Element; isIntersecting: boolean }[] = [];

  constructor(report: (entries: unknown[]) => void) {
    setTimeout(() => report(this.seen), 0);
  }

  observe(target: HTMLElement) {
    this.seen.push({ target, isIntersecting: target.dataset['inView'] === 'true' });
  }

  disconnect() {
    return undefined;
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function addPicture(inView: boolean): HTMLImageElement {
  const picture = document.createElement('img');
  Object.defineProperty(picture, 'complete', { value: false });
  picture.dataset['inView'] = String(inView);
  document.body.append(picture);
  return picture;
}

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(window, {
    IntersectionObserver: StubObserver,
    requestIdleCallback: (callback: () => void) => setTimeout(callback, 0),
  });
});

async function isSettledAfter(change: () => void): Promise<[before: boolean, after: boolean]> {
  let isSettled = false;
  void whenSettled().then(() => (isSettled = true));
  for (let turns = 0; turns < 5; turns += 1) await turn();
  const before = isSettled;
  change();
  for (let turns = 0; turns < 5; turns += 1) await turn();
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
