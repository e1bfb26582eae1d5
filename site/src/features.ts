// a feature is taken out with its folder and its line here, and its line in root-config/src/features.ts
export { calendars } from '@school/features/calendars/server';
export { certificates } from '@school/features/certificates/server';
export { metadata } from '@school/features/metadata/server';
export { notice } from '@school/features/notice/server';
export { offline } from '@school/features/offline/server';
export { search } from '@school/features/search/server';
