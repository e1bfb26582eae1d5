export const weekdayNames: readonly string[] = [
  'ਐਤਵਾਰ',
  'ਸੋਮਵਾਰ',
  'ਮੰਗਲਵਾਰ',
  'ਬੁੱਧਵਾਰ',
  'ਵੀਰਵਾਰ',
  'ਸ਼ੁੱਕਰਵਾਰ',
  'ਸ਼ਨਿੱਚਰਵਾਰ',
];
