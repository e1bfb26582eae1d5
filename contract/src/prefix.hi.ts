import type { LANGUAGE_PARAMETER as parameter, PREFIX as english } from './prefix';

export const CONTENT_LANGUAGE: 'en' | undefined = 'en';
export const PREFIX: typeof english = '/hi';
export const LANGUAGE_PARAMETER: typeof parameter = 'language=hi&';
