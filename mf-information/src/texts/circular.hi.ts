import type { texts as english } from './circular';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'परिपत्र',
  one: 'परिपत्र',
  many: 'परिपत्र',
  alwaysInForce: (count: number) => `सदा लागू (${count})`,
  newThisWeek: 'इस सप्ताह नया',
  read: 'यहाँ पढ़ें',
  unread: 'इस दस्तावेज़ का लेख यहाँ नहीं दिखाया जा सकता। इसे शीर्षक से खोलें।',
};
