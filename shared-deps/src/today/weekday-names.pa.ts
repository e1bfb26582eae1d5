import type { nearDays as nearEnglish, weekdayNames as english } from './weekday-names';

export const weekdayNames: typeof english = [
  'ਐਤਵਾਰ',
  'ਸੋਮਵਾਰ',
  'ਮੰਗਲਵਾਰ',
  'ਬੁੱਧਵਾਰ',
  'ਵੀਰਵਾਰ',
  'ਸ਼ੁੱਕਰਵਾਰ',
  'ਸ਼ਨਿੱਚਰਵਾਰ',
];

export const nearDays: typeof nearEnglish = { today: 'ਅੱਜ', tomorrow: 'ਭਲਕੇ' };
