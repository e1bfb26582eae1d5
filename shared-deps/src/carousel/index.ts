export { Carousel } from './carousel';
export { motionMachine } from './motion.machine';
export { pauseWhile } from './pause-while';
export { isStopped, type Rotation, rotationMachine } from './rotation.machine';
export { turn } from './turn';
