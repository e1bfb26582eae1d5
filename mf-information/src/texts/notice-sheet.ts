/** Texts of the notice sheet. */
export const texts = {
  print: 'Print this page: it fills one sheet of A4.',
  events: 'Events',
  noEvents: 'No events are announced for this month.',
  circulars: 'Circulars',
  noCirculars: 'No circulars have come this month yet.',
  code: 'QR code of the site',
  address: 'All of it, and every paper:',
};
