export { Carousel } from './carousel';
export { motionMachine } from './motion.machine';
export type { Rotation } from './rotation';
export { isStopped } from './rotation.machine';
export { rotationUnder } from './rotation-under';
export { turn } from './turn';
