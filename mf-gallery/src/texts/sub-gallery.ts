/** Texts of an album. */
export const texts = {
  gallery: 'Gallery',
  albums: 'Photo Gallery',
  back: 'Go Back',
  date: 'Event Date',
  lastUpdate: 'Last Update',
  photos: 'Number Of Photos',
  onItsWay: 'The album is on its way.',
  isEmpty: 'There are no photos in this album yet.',
  newestNotLoaded: 'The newest state of this album could not be loaded.',
  noAlbum: 'There is no such album, or it cannot be reached at the moment.',
  allAlbums: 'See all albums',
};
