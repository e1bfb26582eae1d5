/** Limits of the zoom (spec §9); a slide of its own limit, up to 24 times, does not occur. */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 8;
/** Up to this a drag changes the slide and a double press zooms in. Beyond it they move and reset it. */
export const DOUBLE_ZOOM = 1.65;
/** One step in, by the button or a double press, which so comes to the threshold above. */
export const ZOOM_STEP = Math.exp(0.5);
