import type { TOWARDS_NEXT as onTheRight } from './direction';

export const TOWARDS_NEXT: typeof onTheRight = -1;
