export { Lightbox } from './ui/lightbox/lightbox';
export { Photo } from './ui/lightbox/photo';
export { PhotoGrid, Photos } from './ui/lightbox/photo-grid';
export { type About, type Slide, slidesOf } from './ui/lightbox/slides';
export { type LightboxActor, startLightbox } from './ui/lightbox/start-lightbox';
