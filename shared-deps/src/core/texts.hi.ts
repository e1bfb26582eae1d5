/** Texts of every page. */
export const texts = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  partAsSent: 'Some controls of this part do not work at the moment.',
  partFailed: 'This part cannot be shown at the moment.',
  pageAsSent: 'Some controls of this page do not work at the moment.',
  pageFailed: 'This page could not be shown.',
};
