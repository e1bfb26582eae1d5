/** Texts of the notices and of the film. */
export const texts = {
  notices: 'Notices',
  attachmentOf: (title: string) => ` of ${title}`,
  clickHere: 'Click Here',
  clickHereFor: (title: string) => ` for ${title}`,
  introduction: 'Introduction to the school',
  film: 'Film of the school',
  closeFilm: 'Close film',
};
