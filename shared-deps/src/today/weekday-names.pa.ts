import type { weekdayNames as english } from './weekday-names';

export const weekdayNames: typeof english = [
  'ਐਤਵਾਰ',
  'ਸੋਮਵਾਰ',
  'ਮੰਗਲਵਾਰ',
  'ਬੁੱਧਵਾਰ',
  'ਵੀਰਵਾਰ',
  'ਸ਼ੁੱਕਰਵਾਰ',
  'ਸ਼ਨਿੱਚਰਵਾਰ',
];
