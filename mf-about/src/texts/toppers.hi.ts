import type { texts as english } from './toppers';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  one: 'परिणाम',
  many: 'परिणाम',
  newestNotLoaded: 'नए परिणाम नहीं खुल सके।',
  resultsOf: (year) => (year ? `बोर्ड परिणाम ${year}` : 'दूसरे वर्षों के बोर्ड परिणाम'),
  passRates: (className) => `कक्षा ${className} का उत्तीर्ण प्रतिशत`,
  year: 'वर्ष',
  passed: 'उत्तीर्ण',
  passRate: 'उत्तीर्ण प्रतिशत',
  passedOf: (passed, appeared) => `${appeared} में से ${passed}`,
  allFigures: 'सभी आँकड़े यहाँ हैं: ',
  disclosure: 'अनिवार्य सूचना',
};
