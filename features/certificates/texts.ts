/** Texts of the page on which a certificate is checked. */
export const texts = {
  title: 'Check a transfer certificate',
  label: 'Code of the certificate',
  hint: 'The code is below the certificate: five groups of four letters and digits.',
  check: 'Check',
  another: 'Check another code',
  issued: 'Issued by this school',
  issuedOn: (day: string, initials: string, ending: string) =>
    `A copy of a certificate was issued on ${day}, for pupil ${initials}, admission number ending ${ending}.`,
  compare:
    'Compare this with the paper. In case of doubt about anything else in it, ask the school’s office.',
  notIssued: 'Not issued by this school',
  readAgain: 'Compare the code with the paper, letter by letter. In case of doubt, ask the school’s office.',
  tooMany: 'Too many tries',
  waitFor: (seconds: number) => `The next try is possible in ${seconds} seconds.`,
};
