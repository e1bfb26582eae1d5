export { NoticeDialog, noticesOnScreen, type NoticeView } from './notice-dialog';
export { overlayMachine } from './overlay.machine';
export { popupMachine, popupWatch } from './popup.machine';
export { VideoOverlay } from './video-overlay';
