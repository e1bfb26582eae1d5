import type { PREFIX as english } from './prefix';

export const CONTENT_LANGUAGE: 'en' | undefined = 'en';
export const PREFIX: typeof english = '/pa';
