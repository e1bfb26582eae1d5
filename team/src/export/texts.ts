/** Texts of a copy that the site itself does not have. */
export const texts = {
  asOf: (day: string, time: string) => `As of ${day} at ${time}: a copy of the site.`,
  needsServer:
    'This form needs the school’s server, which this copy of the site does not have. ' +
    'Please ask the school’s office: its address and telephone numbers are at the end of this page.',
  needsScript: 'In this copy of the site, year, month, class and search work with JavaScript only.',
};
