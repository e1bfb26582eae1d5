/** Texts of the transfer certificate; the errors are those of spec §8. */
export const texts = {
  name: 'Name',
  admission: 'Admission Number',
  submit: 'VIEW DETAILS',
  emptyField: 'Please fill in all fields',
  notProcessed: 'Failed to process your request. Please try again later.',
  notDownloaded: 'Failed to download data.',
  submitting: 'Looking for the certificate …',
  downloading: 'Downloading the certificate …',
  done: 'The certificate is saved as tc.jpg.',
  unreachable: 'The school’s server cannot be reached. Is this device connected to the internet?',
  notFound: 'There is no certificate under this name and number.',
  tooManyTries: 'There were too many tries for now.',
  refused: 'The request was refused.',
  askOffice: 'Ask at the office: ',
  officeHours: (hours: string) => `, on school days ${hours}`,
  ok: 'OK',
};
