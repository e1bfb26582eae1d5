import type { texts as english } from './tc';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  name: 'नाम',
  admission: 'प्रवेश संख्या',
  submit: 'विवरण देखें',
  emptyField: 'कृपया सभी खाने भरें',
  notProcessed: 'आपका अनुरोध पूरा नहीं हो सका। कृपया बाद में फिर कोशिश करें।',
  notDownloaded: 'जानकारी डाउनलोड नहीं हो सकी।',
  submitting: 'प्रमाणपत्र खोजा जा रहा है …',
  downloading: 'प्रमाणपत्र डाउनलोड हो रहा है …',
  done: 'प्रमाणपत्र tc.jpg नाम से सहेजा गया है।',
  unreachable: 'विद्यालय के सर्वर से संपर्क नहीं हो रहा। क्या यह उपकरण इंटरनेट से जुड़ा है?',
  notFound: 'इस नाम और संख्या का कोई प्रमाणपत्र नहीं है।',
  tooManyTries: 'अभी के लिए बहुत अधिक कोशिशें हो चुकी हैं।',
  refused: 'अनुरोध स्वीकार नहीं किया गया।',
  askOffice: 'कार्यालय से पूछें: ',
  officeHours: (hours) => `, विद्यालय के कार्यदिवसों में ${hours}`,
  ok: 'ठीक है',
};
