import type { nearDays as nearEnglish, weekdayNames as english } from './weekday-names';

export const weekdayNames: typeof english = [
  'रविवार',
  'सोमवार',
  'मंगलवार',
  'बुधवार',
  'गुरुवार',
  'शुक्रवार',
  'शनिवार',
];

export const nearDays: typeof nearEnglish = { today: 'आज', tomorrow: 'आने वाला कल' };
