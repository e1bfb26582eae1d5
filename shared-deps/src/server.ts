export * from './bundled';
export { type Day, dayAt, dayOf, isoDay } from '@school/contract';
export { longMonths } from './format/dates';
export { fileUrl, imagePath, phoneUrl } from './format/links';
export { memoize } from './format/memoize';
export { joinLines, paragraphsOf } from './format/paragraphs';
export { createKeys } from './format/record-keys';
export { bannerSizes, coverOf, noticePicture, srcSetOf } from './format/pictures';
export { formatDayInYear, weekdayOf } from './today/day-names';
