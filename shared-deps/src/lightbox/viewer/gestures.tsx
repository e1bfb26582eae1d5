import { TOWARDS_NEXT } from '@school/contract';
import { type PropsWithChildren, type RefObject, useEffect } from 'react';
import {
  type ControllerRef,
  createModule,
  type Plugin,
  useController,
  type ZoomRef,
} from 'yet-another-react-lightbox';

import { useShared } from './viewer-context';

/** Up to this a drag changes the slide and a double press zooms in. Beyond it they move and reset it. */
const DOUBLE_ZOOM = 1.65;
/** A press that has moved farther is a drag and no click (pixels, spec §9). */
const DRAG_THRESHOLD = 2;
/** A drag over the slightly zoomed picture changes the slide from here on (pixels). */
const SWIPE_THRESHOLD = 30;
/** Two presses within this time are a double press (milliseconds). */
const DOUBLE_PRESS_MS = 400;

/** The rules of drags, presses and arrow keys, ahead of the library's own. */
export const gestures: Plugin = ({ addModule }) => addModule(createModule('gestures', Gestures));

function Gestures({ children }: PropsWithChildren) {
  const { containerRef, prev, next } = useController();
  const { zoom } = useShared();
  useEffect(() => {
    const view = containerRef.current;
    return view ? watchGestures(view, zoom, { prev, next }) : undefined;
  }, [containerRef, zoom, prev, next]);
  return children;
}

function watchGestures(
  view: HTMLElement,
  zoomRef: RefObject<ZoomRef | null>,
  { prev, next }: Pick<ControllerRef, 'prev' | 'next'>,
): () => void {
  const zoom = () => zoomRef.current?.zoom ?? 1;
  /** @param side 1 for the picture on the right, -1 for that on the left */
  const turn = (side: 1 | -1) => (side === TOWARDS_NEXT ? next() : prev());
  let from: PointerEvent | undefined;
  let lastDown = -Infinity;
  /** Ids of the pointers that are down: a mouse has one, each finger its own. */
  const fingers = new Set<number>();
  const isBetween = () => zoom() > 1 && zoom() <= DOUBLE_ZOOM && fingers.size === 1;

  const down = (event: PointerEvent) => {
    if (isControl(event.target)) return;
    fingers.add(event.pointerId);
    if (fingers.size === 1) from = event;
    const isDouble = fingers.size === 1 && event.timeStamp - lastDown < DOUBLE_PRESS_MS;
    lastDown = isDouble ? -Infinity : event.timeStamp;
    if (!isDouble || zoom() <= DOUBLE_ZOOM) return;
    event.stopPropagation();
    zoomRef.current?.changeZoom(1);
  };
  const move = (event: PointerEvent) => {
    if (event.buttons > 0 && isBetween()) event.stopPropagation();
  };
  const up = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    if (from && isBetween() && event.pointerId === from.pointerId) {
      const { x, y } = distance(from, event);
      if (Math.abs(x) > SWIPE_THRESHOLD && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    }
    fingers.delete(event.pointerId);
  };
  const click = (event: MouseEvent) => {
    const { x, y } = from ? distance(from, event) : { x: 0, y: 0 };
    if (Math.hypot(x, y) <= DRAG_THRESHOLD || event.detail === 0 || isControl(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  const key = (event: KeyboardEvent) => {
    const side = sideOf(event);
    if (!side) return;
    event.preventDefault();
    event.stopPropagation();
    turn(side);
  };

  const watching = new AbortController();
  const capture = { capture: true, signal: watching.signal };
  view.addEventListener('pointerdown', down, capture);
  view.addEventListener('pointermove', move, capture);
  // wherever they are lifted
  addEventListener('pointerup', up, capture);
  addEventListener('pointercancel', up, capture);
  view.addEventListener('click', click, capture);
  // whatever has the focus, and however far the picture is zoomed
  addEventListener('keydown', key, capture);
  return () => watching.abort();
}

/** The arrows change the slide; films keep their own keys. */
function sideOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLVideoElement) return undefined;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : undefined;
}

function distance(from: MouseEvent, to: MouseEvent): { x: number; y: number } {
  return { x: to.clientX - from.clientX, y: to.clientY - from.clientY };
}

/** Whether the visitor presses something that acts by itself. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, video, iframe') !== null;
}
