export const CONTENT_LANGUAGE: 'en' | undefined = 'en';
export const PREFIX = '/hi' as string;
