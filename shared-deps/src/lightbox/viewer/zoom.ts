/** Limits of the zoom (spec §9). */
export const MIN_ZOOM = 1;
const STANDARD_MAX_ZOOM = 8;
const HIGHEST_MAX_ZOOM = 24;
/** Up to this a drag changes the slide and a double press zooms in. Beyond it they move and reset it. */
export const DOUBLE_ZOOM = 1.65;
/** One step in, by the button or a double press, which so comes to the threshold above. */
export const ZOOM_STEP = Math.exp(0.5);

/** The highest zoom of a slide with its own limit. */
export function maxZoomOf(wanted = STANDARD_MAX_ZOOM): number {
  if (Number.isNaN(wanted)) return STANDARD_MAX_ZOOM;
  return Math.min(HIGHEST_MAX_ZOOM, Math.max(MIN_ZOOM, wanted));
}
