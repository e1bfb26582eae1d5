import type { Language } from './languages';

export const LANGUAGE: Language = 'hi';
export const CONTENT_LANGUAGE: 'en' | undefined = 'en';
export const PREFIX = '/hi' as string;
