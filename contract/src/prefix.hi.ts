import type { Language } from './languages';

export const LANGUAGE: Language = 'hi';
export const PREFIX: string = '/hi';
