import type { longMonths as english } from './month-names';

export const longMonths: typeof english = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

export const months: typeof english = [
  'जन',
  'फ़र',
  'मार्च',
  'अप्रै',
  'मई',
  'जून',
  'जुल',
  'अग',
  'सित',
  'अक्टू',
  'नव',
  'दिस',
];
