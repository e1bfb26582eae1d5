import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Hindi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  'About Us': 'हमारे बारे में',
  'Our School': 'हमारा विद्यालय',
  'Our Motto': 'हमारा आदर्श वाक्य',
  'Principal’s Message': 'प्रधानाचार्य का संदेश',
  'Director’s Message': 'निदेशक का संदेश',
  'Our History': 'हमारा इतिहास',
  'Our Dedicated Teachers': 'हमारे शिक्षक',
  'E-Book': 'ई-पुस्तक',
  'Topper Class 10th': 'कक्षा 10 के श्रेष्ठ विद्यार्थी',
  'Toppers X': 'श्रेष्ठ विद्यार्थी X',
  'Topper Class 12th': 'कक्षा 12 के श्रेष्ठ विद्यार्थी',
  'Toppers XII': 'श्रेष्ठ विद्यार्थी XII',
  Infrastructure: 'सुविधाएँ',
  'School Infrastructure': 'विद्यालय की सुविधाएँ',
  'Contact Us': 'संपर्क करें',
  'Mandatory Disclosure': 'अनिवार्य सूचना',
  Alumni: 'पूर्व विद्यार्थी',
  'Annual Report': 'वार्षिक रिपोर्ट',
  Committees: 'समितियाँ',
  Privacy: 'निजता',
  Accessibility: 'सुगम्यता',
});
