import { type RefObject, useEffect, useRef, useState } from 'react';

/** The point of a picture that is in the middle of its element, and how large the picture is drawn. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** By how much a button or a turn of the wheel zooms. */
export const STEP = 1.25;
const [SMALLEST, LARGEST] = [0.1, 4];
const KEY_PX = 40;
const WHEEL_PX = 400;

/** A movement by pixels, and a zoom around a point, which is given from the middle of the element. */
interface Movement {
  dx?: number;
  dy?: number;
  factor?: number;
  x?: number;
  y?: number;
}

const keys: Readonly<Record<string, Movement>> = {
  ArrowLeft: { dx: KEY_PX },
  ArrowRight: { dx: -KEY_PX },
  ArrowUp: { dy: KEY_PX },
  ArrowDown: { dy: -KEY_PX },
  '+': { factor: STEP },
  '-': { factor: 1 / STEP },
};

/** Moves and zooms a picture by pointer, two fingers, wheel and keys; returns what zooms it by a button. */
export function useGestures(
  element: RefObject<HTMLElement | null>,
  place: Place,
  choose: (place: Place) => void,
): (factor: number) => void {
  const latest = useRef(place);
  const [move] = useState(() => ({ dx = 0, dy = 0, factor = 1, x = 0, y = 0 }: Movement) => {
    const { scale } = latest.current;
    const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
    latest.current = {
      x: latest.current.x + x / scale - (x + dx) / next,
      y: latest.current.y + y / scale - (y + dy) / next,
      scale: next,
    };
    choose(latest.current);
  });
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => (element.current ? listen(element.current, move) : undefined), [element, move]);
  return (factor) => move({ factor });
}

function listen(box: HTMLElement, move: (movement: Movement) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, { x: number; y: number }>();
  const fromMiddle = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const spread = () => {
    const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()];
    const size = Math.hypot(one.x - other.x, one.y - other.y);
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, size };
  };
  const press = (event: PointerEvent) => {
    fingers.set(event.pointerId, fromMiddle(event));
    box.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = spread();
    fingers.set(event.pointerId, fromMiddle(event));
    const { x, y, size } = spread();
    const factor = size > 0 && before.size > 0 ? size / before.size : 1;
    move({ dx: x - before.x, dy: y - before.y, factor, x: before.x, y: before.y });
  };
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    move({ factor: Math.exp(-event.deltaY / WHEEL_PX), ...fromMiddle(event) });
  };
  const type = (event: KeyboardEvent) => {
    const movement = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!movement) return;
    event.preventDefault();
    move(movement);
  };
  box.addEventListener('pointerdown', press, { signal });
  box.addEventListener('pointermove', drag, { signal });
  box.addEventListener('lostpointercapture', ({ pointerId }) => fingers.delete(pointerId), { signal });
  box.addEventListener('wheel', turn, { signal, passive: false });
  box.addEventListener('keydown', type, { signal });
  return () => listening.abort();
}

/** How much room an element has, in pixels. */
export function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 600, height: 400 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
