export { NoticeDialog, type NoticeView } from './notice-dialog';
export { noticesOnScreen } from './notices-on-screen';
export { overlayMachine } from './overlay.machine';
export { popupMachine } from './popup.machine';
export { VideoOverlay } from './video-overlay';
