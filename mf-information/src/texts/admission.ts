/** Texts of Admission. */
export const texts = {
  registrations: 'Registration',
  noRegistration: 'No registration is open at the moment.',
  office: 'Ask the office',
  call: 'Call ',
};
