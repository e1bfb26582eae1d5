/** Texts of content. */
export const texts = {
  notLoaded: 'The text of this page could not be loaded.',
  open: (title: string) => `Open ${title}`,
  download: 'Download',
  downloadOf: (title: string) => `Download ${title}`,
  dated: (day: string) => `dated ${day}`,
  validUntil: (day: string) => `valid until ${day}`,
  linkOf: (link: string, row: string) => `${link}: ${row}`,
};
