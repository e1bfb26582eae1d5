export { Carousel, type Rotation } from './ui/carousel/carousel';
