/** The next slide is on the right; in builds from right to left, `direction.rtl.ts` replaces this file. */
export const TOWARDS_NEXT = 1 as 1 | -1;
