import type { texts as english } from './search';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  label: 'साइट में खोजें',
  submit: 'खोजें',
  example: 'कक्षा V की फीस',
  titleOf: (q) => `खोज: ${q}`,
  hint: 'पृष्ठ, परिपत्र, समाचार, कार्यक्रम, एल्बम, और दस्तावेज़ों के भीतर के शब्द।',
  found: (count, q) => `“${q}” के लिए ${count} परिणाम`,
  foundSome: (count, q) => `“${q}” के सभी शब्द किसी परिणाम में नहीं हैं; कुछ शब्द ${count} में हैं`,
  answers: 'उत्तर',
  best: 'सबसे अच्छे परिणाम',
  filters: 'परिणाम सीमित करें',
  kind: 'प्रकार',
  year: 'वर्ष',
  all: 'सभी',
  countOf: (name, count) => `${name}, ${count} परिणाम`,
  allOf: (count, kind) => `सभी ${count}: ${kind}`,
  page: (page) => `पृष्ठ ${page}`,
  nothing: (q) => `“${q}” के लिए कुछ नहीं मिला`,
  understood: 'खोजा गया',
  near: 'मिलते-जुलते शब्द',
  wanted: 'अधिकतर लोग यह खोजते हैं',
  also: 'यह भी: ',
  askOffice: 'कार्यालय से पूछें: फ़ोन ',
  whatsApp: 'WhatsApp',
  write: 'लिखें',
  down: 'खोज अभी काम नहीं कर रही। कृपया एक मिनट बाद फिर कोशिश करें।',
};

export const wantedPages = [
  { label: 'परिपत्र', href: '/Circular' },
  { label: 'कार्यक्रम', href: '/Events' },
  { label: 'छुट्टियों का गृहकार्य', href: '/HolidayHomework' },
  { label: 'प्रवेश', href: '/Admission' },
  { label: 'संपर्क करें', href: '/ContactUs' },
];
