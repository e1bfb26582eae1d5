import { sharedTexts } from './bundled';
import { sharedTexts as sharedHindi } from './bundled/texts.hi';
import { sharedTexts as sharedPunjabi } from './bundled/texts.pa';
import { longMonths, months } from './format/month-names';
import * as monthsHindi from './format/month-names.hi';
import * as monthsPunjabi from './format/month-names.pa';
import { weekdayNames } from './today/weekday-names';
import * as weekdaysHindi from './today/weekday-names.hi';
import * as weekdaysPunjabi from './today/weekday-names.pa';

/** Texts with those that take their place, for the server, which has one build for all languages. */
export const sharedTranslations = [
  { english: sharedTexts, hi: sharedHindi, pa: sharedPunjabi },
  { english: longMonths, hi: monthsHindi.longMonths, pa: monthsPunjabi.longMonths },
  { english: months, hi: monthsHindi.months, pa: monthsPunjabi.months },
  { english: weekdayNames, hi: weekdaysHindi.weekdayNames, pa: weekdaysPunjabi.weekdayNames },
] as const;
