export { countPhotos, coverOf } from './ui/lightbox/attachments';
export { Lightbox } from './ui/lightbox/lightbox';
export { Photo } from './ui/lightbox/photo';
export { PhotoGrid, Photos } from './ui/lightbox/photo-grid';
export { SlidePicture } from './ui/lightbox/slide-picture';
export { type About, otherFilesOf, type OtherFile, type Slide, slidesOf } from './ui/lightbox/slides';
export { type LightboxActor, startLightbox } from './ui/lightbox/start-lightbox';
