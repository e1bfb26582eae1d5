import { weekdays } from '@school/contract';

export const weekdayNames: readonly string[] = weekdays;
