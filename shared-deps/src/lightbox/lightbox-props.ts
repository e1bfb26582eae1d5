import type { LightboxActor } from './lightbox.machine';
import type { Slide } from './slides';

export interface LightboxProps {
  lightbox: LightboxActor;
  /** The same array as long as the pictures are the same. */
  slides: readonly Slide[];
  /** The subject of the pictures. */
  label: string;
}
