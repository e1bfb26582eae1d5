export {
  attributes,
  fileKind,
  foldSearch,
  inScript,
  matchRoute,
  PAGE_DATA_ID,
  pageDataBlock,
  recordAddress,
  sharedTexts,
  splitAtPageData,
} from './bundled';
export type { DeployedSection, LinkedFile, SectionMap } from './core/section/section-map';
export { menuGroups } from './core/section/types';
export { resourcePath, subGalleryId } from './core/api/resource-key';
export { type Day, dayAt, dayOf, formatDay, isoDay, longMonths } from './format/dates';
export { coverOf } from './format/covers';
export { fileUrl, imagePath, phoneUrl } from './format/links';
export { resourceKeys } from './core/section/routes';
export { bannerSizes, noticePicture, srcSetOf } from './format/pictures';
export { formatDayInYear, weekdayOf } from './today/day-names';
