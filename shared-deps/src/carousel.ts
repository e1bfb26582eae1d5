export { Carousel } from './ui/carousel/carousel';
export type { Rotation } from './ui/carousel/rotation';
