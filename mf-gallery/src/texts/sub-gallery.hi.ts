import type { texts as english } from './sub-gallery';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  gallery: 'गैलरी',
  albums: 'फ़ोटो गैलरी',
  back: 'वापस जाएँ',
  date: 'कार्यक्रम की तिथि',
  lastUpdate: 'अंतिम बदलाव',
  photos: 'फ़ोटो की संख्या',
  onItsWay: 'एल्बम आ रहा है।',
  isEmpty: 'इस एल्बम में अभी कोई फ़ोटो नहीं है।',
  newestNotLoaded: 'इस एल्बम की नई फ़ोटो नहीं खुल सकीं।',
  noAlbum: 'ऐसा कोई एल्बम नहीं है, या अभी उससे संपर्क नहीं हो रहा।',
  allAlbums: 'सभी एल्बम देखें',
};
