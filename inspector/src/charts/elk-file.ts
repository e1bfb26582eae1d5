/** Name of ELK's file in a release: another version of it needs another name. */
export const elkFile = 'elk-0.12.1.js';
