/** Texts of documents and answers that the site makes itself. */
export const texts = {
  contact: 'Telephone, e-mail and address',
  contactPath: '/ContactUs',
  telephone: 'Telephone',
  email: 'E-mail',
  fax: 'Fax',
  address: 'Address',
  birthday: 'Birthday',
  class: (name: string) => `Class ${name}`,
  fromTo: (first: string, last: string) => `from ${first} to ${last}`,
  past: (days: string) => `was ${days}`,
  nowUntil: (last: string) => `now, until ${last}`,
  sentence: (text: string) => `${text}.`,
  today: (day: string) => `today, ${day}`,
};
