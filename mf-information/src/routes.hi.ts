import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Hindi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  Information: 'जानकारी',
  Admission: 'प्रवेश',
  Uniform: 'वर्दी',
  'Examination System': 'परीक्षा प्रणाली',
  'Rules and Regulations': 'नियम',
  'Evaluation System': 'मूल्यांकन प्रणाली',
  Calendar: 'कैलेंडर',
  Conduct: 'आचरण',
  Circular: 'परिपत्र',
  'Holiday Homework': 'छुट्टियों का गृहकार्य',
  'Transfer Certificate': 'स्थानांतरण प्रमाणपत्र',
  Search: 'खोज',
  'ERP Software': 'ERP सॉफ़्टवेयर',
  'Parent Portal Guidelines': 'अभिभावक पोर्टल के निर्देश',
  'Portal Help': 'पोर्टल सहायता',
});
