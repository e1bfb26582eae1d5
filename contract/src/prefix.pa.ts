import type { Language } from './languages';

export const LANGUAGE: Language = 'pa';
export const CONTENT_LANGUAGE: 'en' | undefined = 'en';
export const PREFIX = '/pa' as string;
