import { useSelector } from '@xstate/react';
import { createContext, type RefObject, useContext } from 'react';
import type { StateValue } from 'xstate';
import type { SlideshowRef, ZoomRef } from 'yet-another-react-lightbox';

import type { LightboxActor } from '../lightbox.machine';

interface Shared {
  lightbox: LightboxActor;
  zoom: RefObject<ZoomRef | null>;
  slideshow: RefObject<SlideshowRef | null>;
}

export const ViewerContext = createContext<Shared | undefined>(undefined);

/** The lightbox that a part of the view belongs to. */
export function useShared(): Shared {
  const shared = useContext(ViewerContext);
  if (!shared) throw new Error('a part of the lightbox is used outside of it');
  return shared;
}

/** Whether the open lightbox is in one of its states, such as `{ magnifier: 'on' }`. */
export function useIs(state: Exclude<StateValue, string>): boolean {
  const { lightbox } = useShared();
  return useSelector(lightbox, (snapshot) => snapshot.matches({ open: { shown: state } }));
}
