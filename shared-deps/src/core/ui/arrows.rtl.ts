import { NEXT as toTheRight, PREVIOUS as toTheLeft } from './arrows.ts';

import '../styles/right-to-left.css';

export const PREVIOUS: string = toTheRight;
export const NEXT: string = toTheLeft;
