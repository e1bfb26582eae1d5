/** The background colour of pages in both schemes, for what is drawn around them. */
export const GROUND = { light: '#fbf8f2', dark: '#131823' } as const;
