export { NoticeDialog, type NoticeView } from './ui/overlays/notice-dialog';
export { VideoOverlay } from './ui/overlays/video-overlay';
