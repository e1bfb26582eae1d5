import { hasChoice, idle, isChosen, isTyped } from '../stateless';
import type { HydrationGates, SliceTrigger } from './hydration';

/** A promise that React can read at once when it is settled. */
interface Turn extends Promise<void> {
  status?: 'fulfilled';
  value?: undefined;
}

const intents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click', 'input', 'change'] as const;

/**
 * Gates for the slices of one server-rendered container. `intent` opens with the first sign that somebody means to use
 * the page, `visible` when the slice is about to be seen, `idle` when the browser has nothing better to do.
 * @param isPressed whether a button in it waits to be pressed again
 */
export function createHydrationGates(container: Element, isPressed = false): HydrationGates {
  const turns = new Map<string, Turn>();
  const openers = new Set<() => void>();
  let isWanted = false;
  const openAll = () => {
    isWanted = true;
    intents.forEach((type) => document.removeEventListener(type, onIntent, true));
    openers.forEach((open) => open());
    openers.clear();
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Node && container.contains(target)) openAll();
  };
  // before React's own listeners, so that the very event that opens a slice is heard in it
  intents.forEach((type) => document.addEventListener(type, onIntent, { capture: true, passive: true }));

  if (isPressed || hasChoice(container)) openAll();

  const sliceOf = (name: string) => container.querySelector(`[data-slice="${name}"]`);
  const createTurn = (name: string, trigger: SliceTrigger): Turn => {
    const { promise, open } = createOpening();
    const slice = sliceOf(name);
    if (trigger === 'never') return promise;
    openers.add(open);
    if (!slice || isWanted) open();
    else if (trigger === 'visible') whenVisible(slice, open);
    else if (trigger === 'idle') void idle().then(open);
    return promise;
  };

  return {
    opened: (name, trigger) => {
      const turn = turns.get(name) ?? createTurn(name, trigger);
      turns.set(name, turn);
      return turn;
    },
    settled: (name) => {
      const slice = sliceOf(name);
      if (slice) replayChoices(slice);
    },
  };
}

function createOpening() {
  let resolve: () => void = () => undefined;
  const promise: Turn = new Promise<void>((done) => (resolve = done));
  const open = () => {
    promise.status = 'fulfilled';
    promise.value = undefined;
    resolve();
  };
  return { promise, open };
}

function whenVisible(slice: Element, open: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open();
    },
    { rootMargin: '10%' },
  );
  observer.observe(slice);
}

/** What a visitor typed or chose before the slice lived is still in its controls: let it be heard. */
function replayChoices(slice: Element): void {
  for (const select of slice.querySelectorAll('select')) {
    if (isChosen(select)) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const input of slice.querySelectorAll('input')) {
    const { value, defaultValue } = input;
    if (!isTyped(input)) continue;
    // React hears an input whose value differs from the last that was set through the element itself
    input.value = defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
