import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  title: 'स्थानांतरण प्रमाणपत्र की जाँच',
  label: 'प्रमाणपत्र का कोड',
  hint: 'कोड प्रमाणपत्र के नीचे है: चार-चार अक्षरों और अंकों के पाँच समूह।',
  check: 'जाँचें',
  another: 'दूसरा कोड जाँचें',
  issued: 'इस विद्यालय ने जारी किया है',
  issuedOn: (day, initials, ending) =>
    `प्रमाणपत्र की एक प्रति ${day} को जारी हुई: विद्यार्थी ${initials}, जिनकी प्रवेश संख्या के अंत में ${ending} है।`,
  compare: 'इसे काग़ज़ से मिलाएँ। किसी और बात में संदेह हो तो विद्यालय के कार्यालय से पूछें।',
  notIssued: 'इस विद्यालय ने जारी नहीं किया है',
  readAgain: 'कोड को काग़ज़ से अक्षर-अक्षर मिलाएँ। संदेह हो तो विद्यालय के कार्यालय से पूछें।',
  tooMany: 'बहुत अधिक कोशिशें',
  waitFor: (seconds) => `${seconds} सेकंड बाद फिर कोशिश की जा सकेगी।`,
};
