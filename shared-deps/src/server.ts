export { menuGroups } from './section/types';
export { readRecords } from './api/read-records';
export { resourcePath, subGalleryId } from './api/resource-key';
export { dayAt, isoDay } from './api/dates';
export { fileUrl, phoneUrl } from './api/links';
export { matchRoute, resourceKeys } from './section/routes';
export { bannerSizes, IMPRESSION_WIDTH, srcSetOf } from './api/pictures';
