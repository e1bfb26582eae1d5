import { weekdays } from '@school/contract';

export const weekdayNames: readonly string[] = [...weekdays];

export const nearDays = { today: 'Today', tomorrow: 'Tomorrow' };
