import type { texts as english } from './sub-gallery';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  gallery: 'ਗੈਲਰੀ',
  albums: 'ਫ਼ੋਟੋ ਗੈਲਰੀ',
  back: 'ਵਾਪਸ ਜਾਓ',
  date: 'ਸਮਾਗਮ ਦੀ ਤਾਰੀਖ਼',
  lastUpdate: 'ਆਖ਼ਰੀ ਤਬਦੀਲੀ',
  photos: 'ਫ਼ੋਟੋਆਂ ਦੀ ਗਿਣਤੀ',
  onItsWay: 'ਐਲਬਮ ਆ ਰਹੀ ਹੈ।',
  isEmpty: 'ਇਸ ਐਲਬਮ ਵਿੱਚ ਅਜੇ ਕੋਈ ਫ਼ੋਟੋ ਨਹੀਂ ਹੈ।',
  newestNotLoaded: 'ਇਸ ਐਲਬਮ ਦੀਆਂ ਨਵੀਆਂ ਫ਼ੋਟੋਆਂ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀਆਂ।',
  noAlbum: 'ਅਜਿਹੀ ਕੋਈ ਐਲਬਮ ਨਹੀਂ ਹੈ, ਜਾਂ ਇਸ ਵੇਲੇ ਉਸ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ।',
  allAlbums: 'ਸਾਰੀਆਂ ਐਲਬਮਾਂ ਵੇਖੋ',
};
