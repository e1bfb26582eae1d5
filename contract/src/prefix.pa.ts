import type { Language } from './languages';

export const LANGUAGE: Language = 'pa';
export const PREFIX: string = '/pa';
