import { attributes, enterPhase, hasChoice, inBackground, isChosen, isTyped } from '../../bundled';
import type { HydrateOn, IslandScheduler } from './island';

/** A promise whose settled state React can read at once. */
interface Turn extends Promise<void> {
  status?: 'fulfilled';
  value?: undefined;
}

const interactions = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click', 'input', 'change'] as const;

/**
 * Decides when the islands of one server-rendered container hydrate. In the background it is one by one,
 * those in view first; `visible` ones shortly before they come into view. With the first interaction it
 * is all of them, first the one concerned.
 * @param hasCapturedEvent whether an event waits for `replayEvent`: then every island hydrates at once
 */
export function createIslandScheduler(container: Element, hasCapturedEvent = false): IslandScheduler {
  const turns = new Map<string, Turn>();
  const openers = new Set<() => void>();
  let isWanted = false;
  const openAll = () => {
    isWanted = true;
    interactions.forEach((type) => document.removeEventListener(type, onInteraction, true));
    openers.forEach((open) => open());
    openers.clear();
  };
  const onInteraction = ({ target }: Event) => {
    if (target instanceof Node && container.contains(target)) openAll();
  };
  // before React's own listeners, so that the event that hydrates an island also reaches it
  interactions.forEach((type) =>
    document.addEventListener(type, onInteraction, { capture: true, passive: true }),
  );

  if (hasCapturedEvent || hasChoice(container)) openAll();

  const queue = new Map<Element, () => void>();
  const work = async () => {
    while (queue.size > 0) {
      // React is more urgent: the island before has been hydrated by then
      await inBackground();
      const islands = [...queue.keys()];
      const next = islands.find(isInView) ?? islands[0];
      if (next) queue.get(next)?.();
      if (next) queue.delete(next);
    }
    await inBackground();
    enterPhase('alive');
  };
  const enqueue = (island: Element, open: () => void) => {
    queue.set(island, open);
    if (queue.size === 1) void work();
  };

  const islandOf = (name: string) => container.querySelector(`[${attributes.island}="${name}"]`);
  const createTurn = (name: string, hydrate: HydrateOn): Turn => {
    const { promise, open } = createOpening();
    const island = islandOf(name);
    openers.add(open);
    // a part that failed on the server has no HTML to show until then
    if (!island || isWanted || island.querySelector(`[${attributes.failed}]`)) open();
    else if (hydrate === 'visible') whenVisible(island, () => enqueue(island, open));
    else enqueue(island, open);
    return promise;
  };

  return {
    whenDue: (name, hydrate) => {
      const turn = turns.get(name) ?? createTurn(name, hydrate);
      turns.set(name, turn);
      return turn;
    },
    hydrated: (name) => {
      const island = islandOf(name);
      if (island) replayChoices(island);
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

function isInView(island: Element): boolean {
  const { top, bottom } = island.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function whenVisible(island: Element, open: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open();
    },
    { rootMargin: '10%' },
  );
  observer.observe(island);
}

/** Dispatches events for what a visitor typed or chose in an island before it was hydrated. */
function replayChoices(island: Element): void {
  for (const select of island.querySelectorAll('select')) {
    if (isChosen(select)) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const input of island.querySelectorAll('input')) {
    const { value, defaultValue } = input;
    if (!isTyped(input)) continue;
    // React ignores an input event unless the value differs from the last one set through the element
    input.value = defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
