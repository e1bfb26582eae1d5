import { useEffect, useRef } from 'react';
import { createModule, type Plugin, useController, useLightboxState } from 'yet-another-react-lightbox';

import { isControl } from './gestures';
import { useIs } from './viewer-context';

/** How many times larger than in the view a picture is under the glass, at least. */
const MAGNIFIED = 2;

/** A round glass that follows the pointer, or the finger, over the picture. */
export const magnifier: Plugin = ({ addChild }) =>
  addChild('controller', createModule('magnifier', Magnifier));

function Magnifier() {
  const { currentSlide } = useLightboxState();
  const isOn = useIs({ magnifier: 'on' });
  if (!isOn || currentSlide?.type !== 'photo') return null;
  return <Glass key={currentSlide.src} original={currentSlide.src} />;
}

function Glass({ original }: { original: string }) {
  const { containerRef } = useController();
  const glass = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const view = containerRef.current;
    const lens = glass.current;
    if (!view || !lens) return undefined;
    const follow = (event: PointerEvent) => {
      const picture = view.querySelector<HTMLImageElement>('.yarl__slide_current .yarl__slide_image');
      if (!picture || isControl(event.target)) {
        lens.hidden = true;
        return;
      }
      // under the glass a finger moves the glass, not the slides
      if (event.buttons > 0) event.stopPropagation();
      place(lens, picture, original, event);
    };
    const watching = new AbortController();
    const capture = { capture: true, signal: watching.signal };
    view.addEventListener('pointermove', follow, capture);
    view.addEventListener('pointerdown', follow, capture);
    view.addEventListener('pointerleave', () => (lens.hidden = true), { signal: watching.signal });
    return () => watching.abort();
  }, [containerRef, original]);

  return <div ref={glass} className="lightboxGlass" aria-hidden="true" hidden />;
}

/** Puts the glass where the pointer is, with the part of the picture that lies there. */
function place(lens: HTMLElement, picture: HTMLImageElement, original: string, at: PointerEvent): void {
  const box = picture.getBoundingClientRect();
  const frame = lens.parentElement?.getBoundingClientRect() ?? box;
  const x = at.clientX - box.left;
  const y = at.clientY - box.top;
  lens.hidden = x < 0 || y < 0 || x > box.width || y > box.height;
  const times = Math.max(MAGNIFIED, picture.naturalWidth / box.width);
  const middle = lens.offsetWidth / 2;
  lens.style.translate = `${at.clientX - frame.left - middle}px ${at.clientY - frame.top - middle}px`;
  lens.style.backgroundImage = `url(${JSON.stringify(original)})`;
  lens.style.backgroundSize = `${box.width * times}px ${box.height * times}px`;
  lens.style.backgroundPosition = `${middle - x * times}px ${middle - y * times}px`;
}
