export { attachmentOf, slidesIn } from './attachments';
export { Lightbox } from './lightbox';
export { Photo } from './photo';
export { SlidePicture } from './slide-picture';
export { type About, type Slide, slidesOf } from './slides';
export { lightboxActor, withSlides } from './lightbox-actor';
export type { LightboxActor } from './lightbox.machine';
