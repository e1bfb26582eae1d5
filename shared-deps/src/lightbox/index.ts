export { countPhotos } from './attachments';
export { Lightbox } from './lightbox';
export { Photo } from './photo';
export { PhotoGrid, Photos } from './photo-grid';
export { SlidePicture } from './slide-picture';
export { type About, otherFilesOf, type OtherFile, type Slide, slidesOf } from './slides';
export { type LightboxActor, startLightbox } from './start-lightbox';
