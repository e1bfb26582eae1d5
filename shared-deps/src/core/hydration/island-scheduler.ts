import { attempt, attributes, enterPhase, hasChoice, inBackground, isChosen, isTyped } from '../../bundled';
import type { IslandScheduler } from '../ui/hydration-context';

/** A promise whose settled state React can read at once. */
interface ReadablePromise extends Promise<void> {
  status?: 'fulfilled';
  value?: undefined;
}

type Field = HTMLInputElement | HTMLSelectElement;

const interactions = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click', 'input', 'change'] as const;

/** Islands above the view hydrate as well, those below it shortly before they come into view. */
const NEARBY = { rootMargin: '1000000px 0px 10%' };

/**
 * Decides when the islands of one server-rendered container hydrate. In the background it is one by one,
 * those in view first. With the first interaction it is all of them, first the one concerned.
 * @param hasCapturedEvent whether an event waits for `replayEvent`: then every island hydrates at once
 */
export function createIslandScheduler(container: Element, hasCapturedEvent = false): IslandScheduler {
  const openings = new Map<string, ReadablePromise>();
  const openers = new Map<Element, () => void>();
  const due = new Set<Element>();
  const fields = new Map<string, readonly Field[]>();
  let focused: Element | null = null;
  const sent = inertDocument().importNode(container, true);
  // ahead of the first key, too
  let isWanted = hasCapturedEvent || hasChoice(container) || container.querySelector('form :focus') !== null;
  const open = (island: Element) => {
    openers.get(island)?.();
    openers.delete(island);
    due.delete(island);
    nearby?.unobserve(island);
  };
  const work = async () => {
    do {
      // React is more urgent: the island before has been hydrated by then
      await inBackground();
      const next = [...due].find(isInView) ?? [...due][0];
      if (next) open(next);
    } while (due.size > 0);
    await inBackground();
    enterPhase('interactive');
  };
  const report = (entries: readonly IntersectionObserverEntry[]) => {
    const isWorking = due.size > 0;
    const seen = entries.filter(({ isIntersecting, target }) => isIntersecting && openers.has(target));
    seen.forEach(({ target }) => due.add(target));
    if (!isWorking) void work();
  };
  const nearby = attempt(() => new IntersectionObserver(report, NEARBY));
  if (!nearby) void work();

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
  const awaitOpening = (name: string): ReadablePromise => {
    const opening = createOpening();
    const island = islandOf(name);
    // a part that failed on the server has no HTML to show until then
    if (!island || isWanted || !nearby || island.querySelector(`[${attributes.failed}]`)) opening.open();
    else {
      openers.set(island, opening.open);
      attempt(() => nearby.observe(island));
    }
    return opening.promise;
  };

  return {
    whenDue: (name) => {
      // React calls it before it puts other elements in the place of the server's
      focused = container.querySelector(':focus') ?? focused;
      if (!fields.has(name)) fields.set(name, fieldsIn(islandOf(name)));
      const opening = openings.get(name) ?? awaitOpening(name);
      openings.set(name, opening);
      return opening;
    },
    hydrated: (name) => {
      const island = islandOf(name);
      if (island) replayChoices(island, fields.get(name) ?? [], focused);
      // an island that is rendered anew begins with what is in its fields by then
      fields.delete(name);
    },
    sentWithin: (selector) => {
      const within = selector === undefined ? sent : sent.querySelector(selector);
      return within ? [...document.importNode(within, true).childNodes] : [];
    },
  };
}

/** A document whose pictures and films are not loaded. */
function inertDocument(): Document {
  return document.implementation.createHTMLDocument();
}

function createOpening() {
  let resolve: () => void = () => undefined;
  const promise: ReadablePromise = new Promise<void>((done) => (resolve = done));
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

function fieldsIn(island: Element | null): readonly Field[] {
  return [...(island?.querySelectorAll<Field>('input, select') ?? [])];
}

/**
 * Dispatches events for what a visitor typed or chose in an island before it was hydrated. Where React had to
 * render it anew, the fields of the same names get that, and the focus.
 */
function replayChoices(island: Element, served: readonly Field[], focused: Element | null): void {
  for (const field of fieldsIn(island)) {
    const before = served.find(({ name, isConnected }) => name === field.name && !isConnected) ?? field;
    if (field instanceof HTMLSelectElement) replayChoice(field, before as HTMLSelectElement);
    else replayText(field, before as HTMLInputElement, before === focused);
  }
}

function replayChoice(select: HTMLSelectElement, before: HTMLSelectElement): void {
  if (!isChosen(before)) return;
  select.value = before.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function replayText(input: HTMLInputElement, before: HTMLInputElement, hadFocus: boolean): void {
  const { value, selectionStart, selectionEnd } = before;
  if (isTyped(before)) {
    // React ignores an input event unless the value differs from the last one set through the element
    input.value = input.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!hadFocus || ![input, document.body].includes(document.activeElement as HTMLElement)) return;
  attempt(() => input.focus({ preventScroll: true }));
  // React puts the text into the box once more
  queueMicrotask(() => input.setSelectionRange(selectionStart, selectionEnd));
}
