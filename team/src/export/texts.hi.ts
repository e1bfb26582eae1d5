import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  asOf: (day, time) => `${day}, ${time} बजे तक की जानकारी: यह साइट की प्रति है।`,
  needsServer:
    'इस फ़ॉर्म के लिए विद्यालय का सर्वर चाहिए, जो साइट की इस प्रति में नहीं है। ' +
    'कृपया विद्यालय के कार्यालय से पूछें: पता और फ़ोन नंबर इस पृष्ठ के अंत में हैं।',
  needsScript: 'साइट की इस प्रति में वर्ष, महीना, कक्षा और खोज केवल JavaScript के साथ काम करते हैं।',
};
