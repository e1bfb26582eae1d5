import { attributes, enterPhase, hasChoice, inBackground, isChosen, isTyped } from '../../bundled';
import type { IslandScheduler } from './island';

/** A promise whose settled state React can read at once. */
interface Turn extends Promise<void> {
  status?: 'fulfilled';
  value?: undefined;
}

const interactions = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click', 'input', 'change'] as const;

/** Islands above the view hydrate as well, those below it shortly before they come into view. */
const NEARBY = { rootMargin: '1000000px 0px 10%' };

/**
 * Decides when the islands of one server-rendered container hydrate. In the background it is one by one,
 * those in view first. With the first interaction it is all of them, first the one concerned.
 * @param hasCapturedEvent whether an event waits for `replayEvent`: then every island hydrates at once
 */
export function createIslandScheduler(container: Element, hasCapturedEvent = false): IslandScheduler {
  const turns = new Map<string, Turn>();
  const openers = new Map<Element, () => void>();
  const due = new Set<Element>();
  let isWanted = hasCapturedEvent || hasChoice(container);
  const open = (island: Element) => {
    openers.get(island)?.();
    openers.delete(island);
    due.delete(island);
    nearby.unobserve(island);
  };
  const work = async () => {
    do {
      // React is more urgent: the island before has been hydrated by then
      await inBackground();
      const next = [...due].find(isInView) ?? [...due][0];
      if (next) open(next);
    } while (due.size > 0);
    await inBackground();
    enterPhase('alive');
  };
  const nearby = new IntersectionObserver((entries) => {
    const isWorking = due.size > 0;
    const seen = entries.filter(({ isIntersecting, target }) => isIntersecting && openers.has(target));
    seen.forEach(({ target }) => due.add(target));
    if (!isWorking) void work();
  }, NEARBY);

  const onInteraction = ({ target }: Event) => {
    if (!(target instanceof Node && container.contains(target))) return;
    isWanted = true;
    interactions.forEach((type) => document.removeEventListener(type, onInteraction, true));
    [...openers.keys()].forEach(open);
  };
  // before React's own listeners, so that the event that hydrates an island also reaches it
  interactions.forEach((type) =>
    document.addEventListener(type, onInteraction, { capture: true, passive: true }),
  );

  const islandOf = (name: string) => container.querySelector(`[${attributes.island}="${name}"]`);
  const createTurn = (name: string): Turn => {
    const opening = createOpening();
    const island = islandOf(name);
    // a part that failed on the server has no HTML to show until then
    if (!island || isWanted || island.querySelector(`[${attributes.failed}]`)) opening.open();
    else {
      openers.set(island, opening.open);
      nearby.observe(island);
    }
    return opening.promise;
  };

  return {
    whenDue: (name) => {
      const turn = turns.get(name) ?? createTurn(name);
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
