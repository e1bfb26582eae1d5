/** Texts of the messages. */
export const texts = { newestNotLoaded: 'The newest message could not be loaded.' };
