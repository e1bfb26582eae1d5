import { useSelector } from '@xstate/react';
import { createContext, type RefObject } from 'react';
import type { StateValue } from 'xstate';
import { makeUseContext, type SlideshowRef, type ZoomRef } from 'yet-another-react-lightbox';

import type { LightboxActor } from '../lightbox.machine';

interface Shared {
  lightbox: LightboxActor;
  zoom: RefObject<ZoomRef | null>;
  slideshow: RefObject<SlideshowRef | null>;
}

export const ViewerContext = createContext<Shared | null>(null);

/** The lightbox that a part of the view belongs to. */
export const useShared = makeUseContext('useShared', 'ViewerContext', ViewerContext);

/** Whether the open lightbox is in one of its states, such as `{ magnifier: 'on' }`. */
export function useIs(state: Exclude<StateValue, string>): boolean {
  const { lightbox } = useShared();
  return useSelector(lightbox, (snapshot) => snapshot.matches({ open: { shown: state } }));
}
