/** Texts of every page. */
export const texts = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  partFailed: 'This part cannot be shown at the moment.',
  pageFailed: 'This page could not be shown.',
};
