/** To the slide before, and to the one after; `arrows.rtl.ts` has them the other way round. */
export const PREVIOUS = 'M14.5 5.5 8 12l6.5 6.5';
export const NEXT = 'M9.5 5.5 16 12l-6.5 6.5';
