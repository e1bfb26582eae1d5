export { lendActor, takeActor } from './machines/lent-actors';
export { motionMachine } from './machines/motion.machine';
export { overlayMachine } from './machines/overlay.machine';
export { popupMachine } from './machines/popup.machine';
export { isStopped, rotationMachine } from './machines/rotation.machine';
export { prefersStillness, turn } from './motion/turn';
export { turnNotices } from './motion/turn-notices';
