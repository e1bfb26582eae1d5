// the features that run in browsers
export { watchNotice } from '@school/features/notice/browser';
export { keepPages } from '@school/features/offline/browser';
