export { Carousel } from './carousel';
export { pauseWhile } from './pause-while';
export { isStopped, type Rotation, rotationMachine } from './rotation.machine';
export { prefersReducedMotion, turn } from './turn';
