import type { KeyboardEvent, PointerEvent } from 'react';

import { type InspectorStore, useView } from '../store';

const STEP = 40;
const SMALLEST = 160;

/** The edge of the panel; it is dragged, or moved by arrow keys. */
export function Separator({ store }: { store: InspectorStore }) {
  const { dock, size } = useView(store);
  const isBeside = dock === 'beside';
  const largest = (isBeside ? innerWidth : innerHeight) - 80;
  const resize = (next: number) =>
    store.change({ size: Math.round(Math.min(largest, Math.max(SMALLEST, next))) });
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: STEP, ArrowLeft: STEP, ArrowDown: -STEP, ArrowRight: -STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    resize(size + by);
  };
  const drag = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const move = ({ clientX, clientY }: globalThis.PointerEvent) =>
      resize(isBeside ? innerWidth - clientX : innerHeight - clientY);
    currentTarget.setPointerCapture(pointerId);
    currentTarget.addEventListener('pointermove', move);
    currentTarget.addEventListener(
      'lostpointercapture',
      () => currentTarget.removeEventListener('pointermove', move),
      { once: true },
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a separator that moves is a control
    <div
      role="separator"
      aria-label="Size of the panel"
      aria-orientation={isBeside ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={SMALLEST}
      aria-valuemax={largest}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the same
      tabIndex={0}
      className="separator"
      onKeyDown={press}
      onPointerDown={drag}
    />
  );
}
