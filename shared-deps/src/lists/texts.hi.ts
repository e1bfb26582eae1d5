import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: (noun, count) => `कुल ${noun}: ${count ?? '–'}`,
  follow: 'फ़ीड के रूप में पाएँ',
  share: 'यह सूची साझा करें',

  year: 'वर्ष',
  month: 'महीना',
  search: 'खोजें',
  all: 'सभी',
  submit: 'दिखाएँ',
  inOtherMonths: 'दूसरे महीनों में',
  showAllMonths: 'सभी महीने दिखाएँ',
  inOtherYears: 'दूसरे वर्षों में',
  showAllYears: 'सभी वर्ष दिखाएँ',
  hasInTitle: (search) => `जिसके शीर्षक में “${search}” हो`,
  clearSearch: 'खोज हटाएँ',

  onItsWay: (nouns) => `${nouns}: सूची आ रही है।`,
  isSlow: 'इंटरनेट या विद्यालय का सर्वर धीमा है। सूची यहाँ अपने आप दिखेगी।',
  restOnItsWay: 'सूची का बाकी भाग आ रहा है।',
  notLoaded: (nouns) => `${nouns}: सूची नहीं खुल सकी।`,
  restNotLoaded: (nouns) => `${nouns}: सूची का बाकी भाग नहीं खुल सका।`,
  tryOrCall: 'विद्यालय का सर्वर अभी उत्तर नहीं दे रहा। कृपया फिर कोशिश करें, या कार्यालय को फ़ोन करें: ',
  newestNotLoaded: 'नई प्रविष्टियाँ नहीं खुल सकीं।',

  noneYet: (noun) => `अभी कोई ${noun} नहीं है।`,
  noneFound: (noun) => `यहाँ कोई ${noun} नहीं है।`,
  ofPeriods: (periods) => `अवधि: ${periods.join(' ')}`,
  allOf: (features) => features.join(' और '),
  countAt: (count, place) => `${place}: ${count === 0 ? 'कोई नहीं' : count}।`,
  appearsFirst: 'विद्यालय जो प्रकाशित करता है, वह सबसे पहले यहाँ दिखता है।',

  showMore: 'और दिखाएँ',
  remaining: (count) => `${count} और`,
  added: (count, shown, total) => `${count} और, ${total} में से ${shown}`,
};
