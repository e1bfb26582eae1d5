/** Texts by which the school's contacts are found. */
export const texts = {
  contact: 'Telephone, e-mail and address',
  contactPath: '/ContactUs',
  telephone: 'Telephone',
  email: 'E-mail',
  fax: 'Fax',
  address: 'Address',
  birthday: 'Birthday',
  class: (name: string) => `Class ${name}`,
};
